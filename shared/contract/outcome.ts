import { z } from 'zod';
import { type Seat, seatsOf } from '../ids';
import { aSeat } from './aSeat';
import type { Outcome } from './module';

const code = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);

/**
 * Builds the zod schemas for an outcome with this number of players. Cached, because searching bots parse thousands of
 * outcomes.
 */
function shapesFor(players: number) {
  const seat = aSeat(players);
  return {
    winner: z.looseObject({ winner: seat }),
    draw: z.looseObject({ draw: z.literal(true) }),
    outcome: z.looseObject({
      winners: z.array(seat),
      points: z.partialRecord(z.enum(seatsOf(players)), z.number()).optional(),
      reason: code,
      cancelled: z.literal(true).optional(),
    }),
  };
}

const shapes = new Map<number, ReturnType<typeof shapesFor>>();

/** The maximum length, in characters, of an undocumented result that is shown as text. */
const MOST_SAID = 500;

/**
 * Parses the result that a game's `endIf`, `events.endGame` or state gave: an `Outcome`, which is returned unchanged,
 * or boardgame.io's usual `{ winner }` or `{ draw: true }`. Any other result ends the match too. In that case, the
 * winners are the seats that the result names, by id or number, and `said` contains the result as text.
 */
export function parseOutcome(said: unknown, players: number): Outcome {
  const known = shapes.get(players) ?? shapesFor(players);
  shapes.set(players, known);
  const { winner, draw, outcome } = known;
  const won = winner.safeParse(said);
  if (won.success) return { winners: [won.data.winner], reason: 'won' };
  if (draw.safeParse(said).success) return { winners: [], reason: 'draw' };
  const isOutcome = (result: unknown): result is Outcome => outcome.safeParse(result).success;
  if (isOutcome(said)) return said;
  const winners = seatsNamedIn(said, players);
  return { winners, reason: winners.length > 0 ? 'won' : 'ended', said: textOf(said) };
}

/** Returns the seats in `winner` or `winners`, or an empty list if they contain anything that is not a seat. */
function seatsNamedIn(said: unknown, players: number): Seat[] {
  if (typeof said !== 'object' || said === null) return [];
  const { winner, winners = winner }: { winner?: unknown; winners?: unknown } = said;
  const named = (Array.isArray(winners) ? winners : [winners]).map(String);
  const seats = seatsOf(players);
  return named.every((seat) => seats.includes(seat)) ? [...new Set(named)] : [];
}

function textOf(said: unknown): string {
  const text = said === undefined || typeof said === 'bigint' ? String(said) : JSON.stringify(said);
  return text.length > MOST_SAID ? `${text.slice(0, MOST_SAID - 1)}…` : text;
}
