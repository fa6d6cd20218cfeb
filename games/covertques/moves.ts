import { z } from 'zod';
import type { GameModule } from '../../shared/module';
import type { Moves, Options, State, View } from './state';

type Module = GameModule<State, View, Moves, Options>;

/** More than any hint needs with its spaces; what is a hint is `legal.ts`'s matter. */
const TEXT_LENGTH = 200;

const seat = z.enum(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
const text = z.string().max(TEXT_LENGTH);
const guess = z.union([seat, z.literal('alone')]);
const round = z.int().min(0);

/** The shape of each move's arguments. */
export const args: Module['args'] = {
  seen: z.tuple([]),
  hint: z.union([z.tuple([text]), z.tuple([text, round])]),
  saidIt: z.union([z.tuple([]), z.tuple([round])]),
  readyToVote: z.union([z.tuple([]), z.tuple([round])]),
  vote: z.union([z.tuple([seat]), z.tuple([seat, round])]),
  skip: z.union([z.tuple([]), z.tuple([round])]),
  reveal: z.union([z.tuple([guess]), z.tuple([guess, round])]),
};

/** What others may notice of each move: a vote is sealed and looks like a skip. */
export const hidden: NonNullable<Module['hidden']> = {
  seen: () => null,
  hint: ([text]) => text,
  saidIt: () => null,
  readyToVote: () => null,
  vote: () => null,
  skip: () => null,
  reveal: ([guess]) => guess,
};
