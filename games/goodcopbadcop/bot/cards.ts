import type { Seat } from 'hush/game';
import type { EquipmentId, View } from '../state';
import { type Beliefs, enmity, shotGain } from './beliefs';
import { nextAlive, placeOf, UNARMED } from './scene';
import { ANSWER, answerShot, SHOT_CARDS } from './shot';
import { bestPlay, type Use, using } from './use';

/** Minimum gain in probability of winning from a shot for which the bot uses Coffee. */
const HURRIED = 0.03;
/** Extra gain in probability of winning that the bot requires to use a card between turns instead of in its own turn. */
const EARLY = 0.01;
/**
 * Probabilities of being on the other side: a player with at least `ENEMY` counts as an enemy, and a player with at
 * most `NO_ENEMY` does not.
 */
const ENEMY = 0.65;
const NO_ENEMY = 0.4;

/**
 * Decides in the bot's turn, before its action, whether to use the card in hand. Returns null if the card would gain
 * too little.
 */
export function playInTurn(beliefs: Beliefs): Use | null {
  const card = beliefs.me.hand[0];
  if (card === undefined || beliefs.me.hand.length > 1) return null;
  const best = bestPlay(beliefs, card, null);
  return best && best.gain > beliefs.parameters.thrift ? best.use : null;
}

/** Decides whether to use `card` in the open window. Returns null to pass. */
export function playInWindow(view: View, seat: Seat, card: EquipmentId, infer: () => Beliefs): Use | null {
  const declared = view.window?.about;
  if (declared?.action === 'shoot') return SHOT_CARDS.includes(card) ? answerShot(infer(), card) : null;
  if (declared?.action === 'investigate') return answerLook(view, seat, card, declared.player, infer);
  return declared ? null : playBetween(card, infer);
}

/** Decides whether to use `card` when a look at seat `at` is declared. Returns null to pass. */
function answerLook(view: View, seat: Seat, card: EquipmentId, at: Seat, infer: () => Beliefs): Use | null {
  if (card === 'surveillance_camera' && at === seat) return using(infer(), card, []);
  if (card !== 'disguise' || view.active === seat) return null;
  const best = bestPlay(infer(), card, null);
  return best?.use?.args.at(-1) === at ? best.use : null;
}

/**
 * Decides whether to use `card` between turns or before the first turn. Uses Coffee for a good shot, Smoke Grenade if a
 * dangerous neighbour is next, and any card that gains as much now as later. Returns null to pass.
 */
function playBetween(card: EquipmentId, infer: () => Beliefs): Use | null {
  const beliefs = infer();
  if (card === 'coffee') return drinkCoffee(beliefs);
  if (card === 'smoke_grenade') return turnRound(beliefs);
  const best = bestPlay(beliefs, card, null);
  const bar = SHOT_CARDS.includes(card) ? ANSWER : beliefs.parameters.thrift + EARLY;
  return best && best.gain > bar ? best.use : null;
}

function drinkCoffee(beliefs: Beliefs): Use | null {
  const { scene, place } = beliefs;
  const aim = scene.aim[place] ?? UNARMED;
  if (aim < 0 || followers(beliefs)[0] === place || shotGain(beliefs, aim) < HURRIED) return null;
  return using(beliefs, 'coffee', []);
}

/**
 * Uses Smoke Grenade if an armed enemy has the next turn and, in the reverse direction, no armed enemy would have it.
 */
function turnRound(beliefs: Beliefs): Use | null {
  const [next, other] = followers(beliefs);
  const isDanger = (place: number) => (beliefs.scene.aim[place] ?? UNARMED) >= 0;
  if (next === other || !isDanger(next) || enmity(beliefs, next) < ENEMY) return null;
  if (isDanger(other) && enmity(beliefs, other) > NO_ENEMY) return null;
  return using(beliefs, 'smoke_grenade', []);
}

/** Returns the places of the players who would have the next turn in the current and in the reverse direction. */
function followers({ view, scene }: Beliefs): [number, number] {
  const active = placeOf(view, view.active);
  return [nextAlive(scene, active, view.direction), nextAlive(scene, active, view.direction === 1 ? -1 : 1)];
}
