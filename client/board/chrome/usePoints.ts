import type { Outcome } from '#shared/contract/module.ts';
import { PREDICTED, rightIn } from '#shared/engine/prediction.ts';
import { matchPoints } from '#shared/room/evening.ts';
import { pointsRule } from '../../ui/pointsRule';
import { useBoardContext } from '../context';
import type { Person } from '../contract';
import { text } from './text';

export interface PointsRow {
  person: Person;
  won: number;
  /** The person's points in all matches of the evening, including this one. */
  tonight: number;
}

/** Returns everyone's points after a match, sorted by the points of the evening, highest first. */
export function usePoints(outcome: Outcome, people: readonly Person[]): PointsRow[] {
  const { totals, log } = useBoardContext();
  const right = rightIn(log.map(({ entry }) => entry));
  return people
    .map((person): PointsRow => {
      const won = totals.counts ? matchPoints(outcome, person.seat, right) : 0;
      return { person, won, tonight: totals.points[person.seat] ?? won };
    })
    .sort((one, other) => other.tonight - one.tonight || other.won - one.won);
}

/** Returns a sentence with the rule for this match's points. For a lesson, the sentence says that it gives none. */
export function usePointsRule(): string {
  const { log, totals } = useBoardContext();
  if (!totals.counts) return text.noPoints;
  return pointsRule(log.some(({ entry }) => entry.code === PREDICTED));
}

/** Formats the points won in a match: "+3", "0". */
export const gained = (won: number): string => (won > 0 ? `+${won}` : String(won));
