import { z } from 'zod';
import { claimHidden } from '#shared/claims.ts';
import { type Seat, seatsOf } from '#shared/ids.ts';
import type { HiddenMoves, MovesOf } from '#shared/module.ts';
import { PLAYERS } from './queries';
import type { View } from './state';

/** Maximum length of a hint's text, longer than any hint with its spaces. `words.ts` decides which hints are valid. */
const TEXT_LENGTH = 200;

/** Maximum length of a public word in a claim, longer than any such word. */
const WORD_LENGTH = 40;

const seat: z.ZodType<Seat> = z.enum(seatsOf(PLAYERS.max));
const text = z.string().max(TEXT_LENGTH);
const guess = z.union([seat, z.literal('alone')]);
const round = z.int().min(0);
const said = z.enum(['meant', 'loyal']);
const word = z.string().max(WORD_LENGTH).nullable();

/** The shape of each move's arguments. `round` is the round a move is meant for, by default the running one. */
export const args = {
  seen: z.tuple([]),
  hint: z.union([z.tuple([text]), z.tuple([text, round])]),
  saidIt: z.union([z.tuple([]), z.tuple([round])]),
  suspect: z.union([z.tuple([seat]), z.tuple([seat, round])]),
  readyToVote: z.union([z.tuple([]), z.tuple([round])]),
  vote: z.union([z.tuple([seat]), z.tuple([seat, round])]),
  skip: z.union([z.tuple([]), z.tuple([round])]),
  reveal: z.union([z.tuple([guess]), z.tuple([guess, round])]),
  pass: z.union([z.tuple([]), z.tuple([round])]),
  claim: z.union([z.tuple([said, word]), z.tuple([said, word, round])]),
  retract: z.tuple([z.int().min(1)]),
};

export type Moves = MovesOf<typeof args>;

/** The part of each move that others may see. A vote is sealed and looks the same as a skip. */
export const hidden: HiddenMoves<View, Moves> = {
  seen: () => null,
  hint: ([text]) => text,
  saidIt: () => null,
  suspect: ([player]) => player,
  readyToVote: () => null,
  vote: () => null,
  skip: () => null,
  reveal: ([guess]) => guess,
  pass: () => null,
  ...claimHidden,
};
