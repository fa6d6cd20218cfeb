import { z } from 'zod';
import type { EngineState } from '#shared/engine/engine.ts';
import type { GameId, Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { drawnFrom } from '#shared/replay/commitment.ts';
import { parse } from '#shared/wire/parse.ts';
import type { Loaded } from './journal';
import type { Row, Setup } from './timeline';

/** A saved position: the deal and the moves, and also the state, which is needed if the rules have changed. */
export interface Position {
  format: 'hush-position';
  formatVersion: 1;
  game: GameId;
  rules: number;
  setup: Setup;
  /** The state with which the journal begins, or null if it begins with the deal. */
  first: Loaded | null;
  journal: readonly Row[];
  /** The number of journal rows that lead to this position. */
  at: number;
  standing: Loaded;
}

/** The parsed content of a file. A match that was exported from a room does not contain a state. */
export type Opened = Omit<Position, 'format' | 'formatVersion' | 'standing'> & { standing: Loaded | null };

const json = z.custom<Json>((value) => value !== undefined);
const seat = z.string().regex(/^\d{1,2}$/);
const time = z.number();
const args = z.array(json);

const setup = z.object({
  seats: z.int().min(1).max(12),
  seed: z.string(),
  options: json,
  began: time,
  carryOver: json,
  practice: seat.nullable(),
});

const ctx = z.looseObject({ numPlayers: z.int().min(1).max(12) });

const state = z.object({
  G: json,
  ctx: z.custom<EngineState['ctx']>((value) => ctx.safeParse(value).success),
  plugins: z.record(z.string(), z.object({ data: json })),
});

const facts = z.object({ n: z.int(), at: time, code: z.string(), facts: json });

const loaded = z.object({ state, at: time, log: z.array(facts) });

const position = z.object({
  format: z.literal('hush-position'),
  formatVersion: z.literal(1),
  game: z.string(),
  rules: z.int(),
  setup,
  first: loaded.nullable(),
  journal: z.array(z.object({ at: time, by: seat.nullable(), move: z.string(), args })),
  at: z.int().min(0),
  standing: loaded,
});

const exported = z.object({
  format: z.literal('hush-match'),
  formatVersion: z.literal(1),
  game: z.string(),
  rules: z.int(),
  began: time,
  seats: z.array(z.object({ seat })).min(1).max(12),
  options: json,
  deal: z.object({
    seed: z.string(),
    words: z.record(z.string(), z.string().nullable()).nullable(),
    carryOver: json,
    practice: seat.nullable(),
  }),
  journal: z.array(z.object({ at: time, seat: seat.nullable(), move: z.string(), args })),
});

const NO_FILE = 'This is neither a position saved here nor a match exported as JSON.';

/**
 * Reads a saved position, or a finished match exported as JSON (`docs/evening.md`). For any other text, returns a
 * sentence that explains what is wrong with it.
 */
export function readFile(text: string): { opened: Opened } | { why: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { why: NO_FILE };
  }
  const saved = parse(position, value);
  if (saved.success) return { opened: saved.data };
  const match = parse(exported, value);
  if (!match.success) return { why: NO_FILE };
  const { game, rules, began, seats, options, deal, journal } = match.data;
  const { carryOver, practice } = deal;
  const rows = journal.map(({ seat: by, ...row }) => ({ ...row, by: by as Seat | null }));
  return {
    opened: {
      game,
      rules,
      setup: { seats: seats.length, seed: drawnFrom(deal), options, began, carryOver, practice },
      first: null,
      journal: rows,
      at: rows.length,
      standing: null,
    },
  };
}
