import { z } from 'zod';
import type { GameModule } from '../../shared/module';
import { DAYS, type Moves, type Options, type State, SUSPECTS, type View, WEAPONS } from './state';

type Module = GameModule<State, View, Moves, Options>;

const SEATS = ['0', '1', '2', '3', '4'] as const;

const suspect = z.enum(SUSPECTS);
const weapon = z.enum(WEAPONS);
const seat = z.enum(SEATS);
const round = z.enum(DAYS);
const clueType = z.enum(['suspects', 'weapons']);
const kind = z.enum(['clean', 'contact', 'blown', 'suspicion']);
const subject = z.union([suspect, weapon, seat, z.null()]);

/** The shape of each move's arguments. What a claim may be about is `legal.ts`'s matter. */
export const args: Module['args'] = {
  ackFirstCall: z.tuple([]),
  investigate: z.union([z.tuple([clueType]), z.tuple([clueType, round])]),
  examine: z.union([z.tuple([suspect, weapon]), z.tuple([suspect, weapon, round])]),
  shoot: z.tuple([seat]),
  iDied: z.tuple([]),
  claim: z.union([z.tuple([kind, subject]), z.tuple([kind, subject, round])]),
};

/** What others may notice of each move; the round it was meant for is told by when it counted. */
export const hidden: NonNullable<Module['hidden']> = {
  ackFirstCall: () => null,
  investigate: () => 'called',
  examine: ([suspect, weapon]) => [suspect, weapon],
  claim: ([kind, subject]) => [kind, subject],
};
