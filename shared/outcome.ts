import { z } from 'zod';
import { type Seat, seatsOf } from './ids';
import type { Outcome } from './module';

const code = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);

/**
 * Builds the schemas of an outcome at a table of that size. They are cached because searching bots parse thousands of
 * outcomes.
 */
function shapesFor(players: number) {
  const seat: z.ZodType<Seat> = z.enum(seatsOf(players));
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

/**
 * Parses the result that a game's `endIf`, `events.endGame` or state gave: an `Outcome`, which is returned as it is, or
 * boardgame.io's usual `{ winner }` or `{ draw: true }`. Throws for anything else.
 */
export function parseOutcome(said: unknown, players: number): Outcome {
  const known = shapes.get(players) ?? shapesFor(players);
  shapes.set(players, known);
  const { winner, draw, outcome } = known;
  if (winner.safeParse(said).success) return { winners: [(said as { winner: Seat }).winner], reason: 'won' };
  if (draw.safeParse(said).success) return { winners: [], reason: 'draw' };
  if (outcome.safeParse(said).success) return said as Outcome;
  throw new Error('the game ended with something that is no outcome');
}
