import type { EquipmentId } from '../state';
import { type Beliefs, enmity, expected } from './beliefs';
import { hit } from './change';
import { AIMLESS, nextAlive, placeOf } from './scene';
import { bestPlay, type Use, using } from './use';

/** Cards that can save a player from a shot. Between turns, bots use these cards only if the gain is high. */
export const SHOT_CARDS: readonly EquipmentId[] = [
  'riot_shield',
  'restraining_order',
  'k9_unit',
  'med_kit',
  'walkie_talkie',
  'blackmail',
];

/**
 * Minimum gain in probability of winning for using a card against a shot. It is high, because the card may be needed
 * against a later shot.
 */
export const ANSWER = 0.05;
/** Probability that a player makes the choice that is better for the player's side. */
const CHOOSES_WELL = 0.75;

/**
 * Decides whether to use `card` against a declared shot. Compares the result with the win chance if the shot is fired.
 * Returns null to pass.
 */
export function answerShot(beliefs: Beliefs, card: EquipmentId): Use | null {
  const { view, seat } = beliefs;
  const shooter = placeOf(view, view.active);
  if (view.active === seat) return null;
  const aim = beliefs.scene.aim[shooter] ?? AIMLESS;
  const victim = view.shot?.redirect ? placeOf(view, view.shot.redirect) : aim;
  if (victim < 0) return null;
  const fired = expected(beliefs, (ahead) => hit(ahead, shooter, victim));
  if (card === 'riot_shield' || card === 'restraining_order') {
    const use = using(beliefs, card, []);
    if (!use) return null;
    const others = card === 'riot_shield' ? neighbours(beliefs, victim) : elsewhere(beliefs, [shooter, aim, victim]);
    const chooser = card === 'riot_shield' ? victim : shooter;
    return redirected(beliefs, shooter, chooser, others) - fired > ANSWER ? use : null;
  }
  const best = bestPlay(beliefs, card, { shooter, victim, fired });
  return best && best.gain > ANSWER ? best.use : null;
}

/**
 * Returns the expected win chance if the shot hits one of `others` instead. `chooser` picks the victim and usually
 * spares players on their own side.
 */
function redirected(beliefs: Beliefs, shooter: number, chooser: number, others: readonly number[]): number {
  const chances = others.map((other) => ({
    won: expected(beliefs, (ahead) => hit(ahead, shooter, other)),
    weight: share(beliefs, chooser, other),
  }));
  const weights = chances.reduce((sum, { weight }) => sum + weight, 0);
  return chances.reduce((sum, { won, weight }) => sum + won * weight, 0) / (weights || 1);
}

function share(beliefs: Beliefs, chooser: number, other: number): number {
  const apart = Math.abs(enmity(beliefs, chooser) - enmity(beliefs, other));
  return apart * CHOOSES_WELL + (1 - apart) * (1 - CHOOSES_WELL);
}

function neighbours({ scene }: Beliefs, place: number): number[] {
  return [...new Set([nextAlive(scene, place, 1), nextAlive(scene, place, -1)])];
}

function elsewhere({ scene }: Beliefs, barred: readonly number[]): number[] {
  return [...scene.alive.keys()].filter((place) => scene.alive[place] === 1 && !barred.includes(place));
}
