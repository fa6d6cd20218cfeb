import { z } from 'zod';
import { claimHidden } from '#shared/claims.ts';
import { type Seat, seatsOf } from '#shared/ids.ts';
import type { HiddenMoves, MovesOf } from '#shared/module.ts';
import { PLAYERS } from './queries';
import { CLAIM_KINDS, CLUE_TYPES, DAYS, SUSPECTS, type View, WEAPONS } from './state';

const suspect = z.enum(SUSPECTS);
const weapon = z.enum(WEAPONS);
const seat: z.ZodType<Seat> = z.enum(seatsOf(PLAYERS.max));
const round = z.enum(DAYS);
const clueType = z.enum(CLUE_TYPES);
const kind = z.enum(CLAIM_KINDS);
const subject = z.union([suspect, weapon, seat, z.null()]);

/**
 * The shape of each move's arguments. `legal.ts` decides what a claim may be about. `round` is the day a move is meant
 * for, by default the current one. A shot with `why` says its reason, as
 * bots do.
 */
export const args = {
  ackFirstCall: z.tuple([]),
  investigate: z.union([z.tuple([clueType]), z.tuple([clueType, round])]),
  examine: z.union([z.tuple([suspect, weapon]), z.tuple([suspect, weapon, round])]),
  shoot: z.union([z.tuple([seat]), z.tuple([seat, z.literal('why')])]),
  iDied: z.tuple([]),
  announce: z.union([z.tuple([suspect, weapon]), z.tuple([suspect, weapon, round])]),
  agree: z.union([z.tuple([]), z.tuple([round])]),
  object: z.union([z.tuple([]), z.tuple([round])]),
  rest: z.union([z.tuple([]), z.tuple([round])]),
  claim: z.union([z.tuple([kind, subject]), z.tuple([kind, subject, round])]),
  retract: z.tuple([z.int().min(1)]),
};

export type Moves = MovesOf<typeof args>;

/**
 * The part of each move that others may see. The round is left out, since it follows from when the move was accepted.
 */
export const hidden: HiddenMoves<View, Moves> = {
  ackFirstCall: () => null,
  investigate: () => 'called',
  examine: ([suspect, weapon]) => [suspect, weapon],
  announce: ([suspect, weapon]) => [suspect, weapon],
  agree: () => 'agreed',
  object: () => 'objected',
  rest: () => null,
  ...claimHidden,
};
