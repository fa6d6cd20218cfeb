import type { Seat } from '../../../shared/ids';
import type { Draft } from '../../../shared/module';
import { legal } from '../legal';
import type { EquipmentId, Target, View } from '../state';
import { type Change, hit } from './change';
import { enmity, expected, isLeading, type Mind, shotGain } from './mind';
import { PLAYS, type Play } from './plays';
import { AIMLESS, placeOf, UNARMED } from './scene';

interface Use {
  move: 'useEquipment';
  args: Draft;
}

/** Over how many worlds a card with many ways to play it is weighed. */
const SIFTED = 40;
const MANY = 12;
/** What must be won by an answer to a shot; a card kept may save another. */
const ANSWER = 0.05;
/** A shot worth hurrying for, with a second turn. */
const HURRIED = 0.03;
/** From here on somebody counts as an enemy, or as a friend below the other. */
const ENEMY = 0.65;
const NO_ENEMY = 0.4;
/** How likely people choose well for their own side. */
const CHOOSES_WELL = 0.75;

/** The card in hand, played in the own turn before the action, if that gains enough. */
export function playInTurn(mind: Mind): Use | null {
  const card = mind.me.hand[0];
  if (card === undefined || mind.me.hand.length > 1) return null;
  const best = bestPlay(mind, card, null);
  return best && best.gain > mind.temper.thrift ? best.use : null;
}

/** What is played into an open window; null: pass. Most cards wait for the own turn. */
export function playInWindow(view: View, seat: Seat, card: EquipmentId, think: () => Mind): Use | null {
  const declared = view.window?.about;
  if (declared?.action === 'shoot') return SHOT_CARDS.includes(card) ? answerShot(think(), card) : null;
  if (declared?.action === 'investigate') return declared.player === seat ? answerLook(card, think) : null;
  return view.window?.kind === 'endTurn' ? playAtEnd(card, think) : null;
}

const SHOT_CARDS: readonly EquipmentId[] = [
  'riot_shield',
  'restraining_order',
  'k9_unit',
  'med_kit',
  'walkie_talkie',
  'blackmail',
];

/** An answer to a declared shot: compared with what the shot would do. */
function answerShot(mind: Mind, card: EquipmentId): Use | null {
  const { view, seat } = mind;
  const shooter = placeOf(view, view.active);
  if (view.active === seat) return null;
  const aim = mind.scene.aim[shooter] ?? AIMLESS;
  const victim = view.shot?.redirect ? placeOf(view, view.shot.redirect) : aim;
  if (victim < 0) return null;
  const fired = expected(mind, (ahead) => hit(ahead, shooter, victim));
  if (card === 'riot_shield' || card === 'restraining_order') {
    const use = allowed(mind, card, []);
    if (!use) return null;
    const others = card === 'riot_shield' ? neighbours(mind, victim) : elsewhere(mind, [shooter, aim, victim]);
    const chooser = card === 'riot_shield' ? victim : shooter;
    return redirected(mind, shooter, chooser, others) - fired > ANSWER ? use : null;
  }
  const best = bestPlay(mind, card, { shooter, victim, fired });
  return best && best.gain > ANSWER ? best.use : null;
}

interface Shot {
  shooter: number;
  victim: number;
  /** The win chance if it is fired. */
  fired: number;
}

/** The best way to play a card, and what it gains: over the table as it is, or over a declared shot. */
function bestPlay(mind: Mind, card: EquipmentId, shot: Shot | null): { use: Use; gain: number } | null {
  const { view, seat } = mind;
  const plays = (PLAYS[card]?.(mind) ?? []).filter(
    ({ targets }) => legal.useEquipment.refusal(view, seat, [view.windowNumber, card, ...targets]) === null,
  );
  const gain = (play: Play, worlds?: number) => expected(mind, after(play, shot), worlds) + (play.bonus ?? 0);
  const sifted = plays.length > MANY ? sift(plays, (play) => gain(play, SIFTED)) : plays;
  const rated = sifted.map((play) => ({ play, gain: gain(play) - (shot?.fired ?? mind.now) }));
  const best = rated.reduce<(typeof rated)[number] | null>(
    (top, one) => (top && top.gain >= one.gain ? top : one),
    null,
  );
  return best && { use: using(view, card, best.play.targets), gain: best.gain };
}

function after({ change, stopsShot }: Play, shot: Shot | null): Change {
  if (!shot || stopsShot) return change;
  return (ahead) => {
    change(ahead);
    hit(ahead, shot.shooter, shot.victim);
  };
}

function sift(plays: readonly Play[], gain: (play: Play) => number): Play[] {
  const rated = plays.map((play) => ({ play, gain: gain(play) }));
  return rated
    .sort((one, other) => other.gain - one.gain)
    .slice(0, 4)
    .map(({ play }) => play);
}

/** What is to be expected when one of these is hit instead, named by somebody who mostly spares the own side. */
function redirected(mind: Mind, shooter: number, chooser: number, others: readonly number[]): number {
  const chances = others.map((other) => ({
    won: expected(mind, (ahead) => hit(ahead, shooter, other)),
    weight: share(mind, chooser, other),
  }));
  const weights = chances.reduce((sum, { weight }) => sum + weight, 0);
  return chances.reduce((sum, { won, weight }) => sum + won * weight, 0) / (weights || 1);
}

function share(mind: Mind, chooser: number, other: number): number {
  const apart = Math.abs(enmity(mind, chooser) - enmity(mind, other));
  return apart * CHOOSES_WELL + (1 - apart) * (1 - CHOOSES_WELL);
}

function neighbours(mind: Mind, place: number): number[] {
  const { scene } = mind;
  const near = [1, -1].map((step) => {
    let at = place;
    do at = (at + step + scene.players) % scene.players;
    while (scene.alive[at] === 0);
    return at;
  });
  return [...new Set(near)];
}

function elsewhere({ scene }: Mind, barred: readonly number[]): number[] {
  return [...scene.alive.keys()].filter((place) => scene.alive[place] === 1 && !barred.includes(place));
}

/** Somebody is about to look at a card of this seat. */
function answerLook(card: EquipmentId, think: () => Mind): Use | null {
  if (card === 'surveillance_camera') return allowed(think(), card, []);
  if (card !== 'disguise') return null;
  const mind = think();
  return isLeading(mind) ? allowed(mind, card, [mind.seat]) : null;
}

/** Between two turns: a second turn for a loaded gun, a way round a dangerous neighbour, a gun taken off somebody. */
function playAtEnd(card: EquipmentId, think: () => Mind): Use | null {
  if (card === 'coffee') return drinkCoffee(think());
  if (card === 'smoke_grenade') return turnRound(think());
  if (card !== 'k9_unit') return null;
  const mind = think();
  const best = bestPlay(mind, card, null);
  return best && best.gain > ANSWER ? best.use : null;
}

function drinkCoffee(mind: Mind): Use | null {
  const { scene, place } = mind;
  const aim = scene.aim[place] ?? UNARMED;
  if (aim < 0 || followers(mind)[0] === place || shotGain(mind, aim) < HURRIED) return null;
  return allowed(mind, 'coffee', []);
}

/** Smoke Grenade when an armed enemy is next and no armed enemy on the other side. */
function turnRound(mind: Mind): Use | null {
  const [next = 0, other = 0] = followers(mind);
  const isDanger = (place: number) => (mind.scene.aim[place] ?? UNARMED) >= 0;
  if (next === other || !isDanger(next) || enmity(mind, next) < ENEMY) return null;
  if (isDanger(other) && enmity(mind, other) > NO_ENEMY) return null;
  return allowed(mind, 'smoke_grenade', []);
}

/** Who is next, and who would be if the turns went the other way. */
function followers(mind: Mind): number[] {
  const { view, scene } = mind;
  const active = placeOf(view, view.active);
  return [view.direction, -view.direction].map((step) => {
    let at = active;
    do at = (at + step + scene.players) % scene.players;
    while (scene.alive[at] === 0);
    return at;
  });
}

function allowed({ view, seat }: Mind, card: EquipmentId, targets: readonly Target[]): Use | null {
  const isLegal = legal.useEquipment.refusal(view, seat, [view.windowNumber, card, ...targets]) === null;
  return isLegal ? using(view, card, targets) : null;
}

function using(view: View, card: EquipmentId, targets: readonly Target[]): Use {
  return { move: 'useEquipment', args: [view.windowNumber, card, ...targets] };
}
