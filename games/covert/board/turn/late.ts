import { byCode, type LogEntry, seatIn, type Viewer } from 'hush/game';
import { PLACES } from '../../logText';
import type { Circle } from '../../state';
import { log } from '../log';
import { turnText } from './text';

/**
 * Returns a sentence that says what the seat lost when its time ran out, or null. The sentence is shown until the seat
 * acts again or the next part of the round begins.
 */
export function lateLine(facts: readonly LogEntry[], seat: Viewer): string | null {
  const at = facts.findLastIndex((fact) => fact.code === 'silent' && seatIn(fact) === seat);
  const late = facts[at];
  if (seat === null || !late) return null;
  // All facts of one move have the same timestamp.
  const next = facts.slice(at + 1).filter((fact) => fact.at !== late.at);
  if (next.some((fact) => seatIn(fact) === seat || log.headings.includes(fact.code))) return null;
  const own = facts.slice(at + 1).filter((fact) => fact.at === late.at && seatIn(fact) === seat);
  const [first] = own;
  if (first?.code === 'kept-missions') return turnText.lateKept;
  if (first?.code === 'took-order') return lateOrder(byCode(UNPLACED, late) ?? 0);
  const [circle, ...others] = own.flatMap((fact) => byCode(CIRCLE, fact) ?? []);
  if (circle === undefined) return turnText.late;
  return others.length === 0 ? turnText.lateDie(PLACES[circle]) : turnText.lateDice(others.length + 1);
}

const lateOrder = (unplaced: number) =>
  unplaced === 0 ? turnText.lateOrder : `${turnText.lateOrder} ${turnText.unplaced(unplaced)}`;

const UNPLACED = { silent: ({ unplaced }: { unplaced?: number }) => unplaced };
const CIRCLE = { forfeited: ({ circle }: { circle: Circle }) => [circle] };
