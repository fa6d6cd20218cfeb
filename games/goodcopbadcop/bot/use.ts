import type { Draft } from 'hush/game';
import { legal } from '../legal';
import type { EquipmentId, Target } from '../state';
import { type Beliefs, expected } from './beliefs';
import { type Change, hit } from './change';
import { PLAYS } from './plays';
import type { Play } from './plays/play';

export interface Use {
  move: 'useEquipment';
  args: Draft;
}

export interface Shot {
  shooter: number;
  victim: number;
  /** The win chance if the shot is fired. */
  fired: number;
}

/** If a card has more than `MANY` uses, a first comparison over `SIFTED` sampled deals keeps only the best `LEFT`. */
const MANY = 12;
const SIFTED = 40;
const LEFT = 4;

/**
 * Finds the best use of a card. `gain` is relative to the position after the declared shot or, if `shot` is null, to
 * the current position.
 */
export function bestPlay(
  beliefs: Beliefs,
  card: EquipmentId,
  shot: Shot | null,
): { use: Use | null; gain: number } | null {
  const plays = (PLAYS[card]?.(beliefs) ?? []).filter(({ targets }) => using(beliefs, card, targets) !== null);
  const gain = (play: Play, worlds?: number) => expected(beliefs, after(play, shot), worlds) + (play.bonus ?? 0);
  const sifted = plays.length > MANY ? sift(plays, (play) => gain(play, SIFTED)) : plays;
  const rated = sifted.map((play) => ({ play, gain: gain(play) - (shot?.fired ?? beliefs.now) }));
  const best = rated.reduce<(typeof rated)[number] | null>(
    (top, one) => (top && top.gain >= one.gain ? top : one),
    null,
  );
  return best && { use: using(beliefs, card, best.play.targets), gain: best.gain };
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
    .slice(0, LEFT)
    .map(({ play }) => play);
}

/** Returns the move that uses the card on these targets now, or null if the move is illegal. */
export function using({ view, seat }: Beliefs, card: EquipmentId, targets: readonly Target[]): Use | null {
  const args: [number, EquipmentId, ...Target[]] = [view.windowNumber, card, ...targets];
  return legal.useEquipment.refusal(view, seat, args) === null ? { move: 'useEquipment', args } : null;
}
