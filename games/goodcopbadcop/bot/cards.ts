import type { Seat } from '../../../shared/ids';
import type { EquipmentId, View } from '../state';
import { type Beliefs, enmity, isLeading, shotGain } from './beliefs';
import { nextAlive, placeOf, UNARMED } from './scene';
import { ANSWER, answerShot, SHOT_CARDS } from './shot';
import { bestPlay, type Use, using } from './use';

/** A shot worth hurrying for, with a second turn. */
const HURRIED = 0.03;
/** From here on somebody counts as an enemy, or up to there as none. */
const ENEMY = 0.65;
const NO_ENEMY = 0.4;

/** The card in hand, played in the own turn before the action, if that gains enough. */
export function playInTurn(beliefs: Beliefs): Use | null {
  const card = beliefs.me.hand[0];
  if (card === undefined || beliefs.me.hand.length > 1) return null;
  const best = bestPlay(beliefs, card, null);
  return best && best.gain > beliefs.parameters.thrift ? best.use : null;
}

/** What is played into an open window; null: pass. Most cards wait for the own turn. */
export function playInWindow(view: View, seat: Seat, card: EquipmentId, infer: () => Beliefs): Use | null {
  const declared = view.window?.about;
  if (declared?.action === 'shoot') return SHOT_CARDS.includes(card) ? answerShot(infer(), card) : null;
  if (declared?.action === 'investigate') return declared.player === seat ? answerLook(card, infer) : null;
  return view.window?.kind === 'endTurn' ? playAtEnd(card, infer) : null;
}

/** Somebody is about to look at a card of this seat. */
function answerLook(card: EquipmentId, infer: () => Beliefs): Use | null {
  if (card === 'surveillance_camera') return using(infer(), card, []);
  if (card !== 'disguise') return null;
  const beliefs = infer();
  return isLeading(beliefs) ? using(beliefs, card, [beliefs.seat]) : null;
}

/** Between two turns: a second turn for a loaded gun, a way round a dangerous neighbour, a gun taken off somebody. */
function playAtEnd(card: EquipmentId, infer: () => Beliefs): Use | null {
  if (card === 'coffee') return drinkCoffee(infer());
  if (card === 'smoke_grenade') return turnRound(infer());
  if (card !== 'k9_unit') return null;
  const beliefs = infer();
  const best = bestPlay(beliefs, card, null);
  return best && best.gain > ANSWER ? best.use : null;
}

function drinkCoffee(beliefs: Beliefs): Use | null {
  const { scene, place } = beliefs;
  const aim = scene.aim[place] ?? UNARMED;
  if (aim < 0 || followers(beliefs)[0] === place || shotGain(beliefs, aim) < HURRIED) return null;
  return using(beliefs, 'coffee', []);
}

/** Smoke Grenade when an armed enemy is next and no armed enemy on the other side. */
function turnRound(beliefs: Beliefs): Use | null {
  const [next, other] = followers(beliefs);
  const isDanger = (place: number) => (beliefs.scene.aim[place] ?? UNARMED) >= 0;
  if (next === other || !isDanger(next) || enmity(beliefs, next) < ENEMY) return null;
  if (isDanger(other) && enmity(beliefs, other) > NO_ENEMY) return null;
  return using(beliefs, 'smoke_grenade', []);
}

/** Who is next, and who would be if the turns went the other way. */
function followers({ view, scene }: Beliefs): [number, number] {
  const active = placeOf(view, view.active);
  return [nextAlive(scene, active, view.direction), nextAlive(scene, active, view.direction === 1 ? -1 : 1)];
}
