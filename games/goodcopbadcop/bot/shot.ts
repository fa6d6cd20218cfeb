import type { EquipmentId } from '../state';
import { hit } from './change';
import { enmity, expected, type Mind } from './mind';
import { AIMLESS, nextAlive, placeOf } from './scene';
import { bestPlay, type Use, using } from './use';

/** Cards that are kept for a shot, or that can save somebody from one. */
export const SHOT_CARDS: readonly EquipmentId[] = [
  'riot_shield',
  'restraining_order',
  'k9_unit',
  'med_kit',
  'walkie_talkie',
  'blackmail',
];

/** What must be won by an answer; a card kept may save another. */
export const ANSWER = 0.05;
/** How likely people choose well for their own side. */
const CHOOSES_WELL = 0.75;

/** An answer to a declared shot: compared with what the shot would do. */
export function answerShot(mind: Mind, card: EquipmentId): Use | null {
  const { view, seat } = mind;
  const shooter = placeOf(view, view.active);
  if (view.active === seat) return null;
  const aim = mind.scene.aim[shooter] ?? AIMLESS;
  const victim = view.shot?.redirect ? placeOf(view, view.shot.redirect) : aim;
  if (victim < 0) return null;
  const fired = expected(mind, (ahead) => hit(ahead, shooter, victim));
  if (card === 'riot_shield' || card === 'restraining_order') {
    const use = using(mind, card, []);
    if (!use) return null;
    const others = card === 'riot_shield' ? neighbours(mind, victim) : elsewhere(mind, [shooter, aim, victim]);
    const chooser = card === 'riot_shield' ? victim : shooter;
    return redirected(mind, shooter, chooser, others) - fired > ANSWER ? use : null;
  }
  const best = bestPlay(mind, card, { shooter, victim, fired });
  return best && best.gain > ANSWER ? best.use : null;
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

function neighbours({ scene }: Mind, place: number): number[] {
  return [...new Set([nextAlive(scene, place, 1), nextAlive(scene, place, -1)])];
}

function elsewhere({ scene }: Mind, barred: readonly number[]): number[] {
  return [...scene.alive.keys()].filter((place) => scene.alive[place] === 1 && !barred.includes(place));
}
