import { aSeat, type MoveDefinitions, type Unclaimed } from 'hush/game';
import { z } from 'zod';
import { legal } from './legal';
import { PLAYERS } from './queries';
import type { Moves, View } from './state';

/**
 * Maximum length of a hint's text before it is checked. Valid hints are shorter; `words.ts` decides which hints are
 * valid.
 */
const TEXT_LENGTH = 200;

const seat = aSeat(PLAYERS.max);
const text = z.string().max(TEXT_LENGTH);
const guess = z.union([seat, z.literal('alone')]);
const number = z.int().min(0);

const player = z.union([z.tuple([seat]), z.tuple([seat, number])]);
const round = z.union([z.tuple([]), z.tuple([number])]);

/** The moves. Votes are sealed, and a vote looks the same as a skip. */
export const moves: MoveDefinitions<View, Unclaimed<Moves>> = {
  seen: { args: z.tuple([]), legal: legal.seen, hidden: () => null },
  /** This move is not `open`, because the code word may decide whether a hint is refused. */
  hint: { args: z.union([z.tuple([text]), z.tuple([text, number])]), legal: legal.hint, hidden: ([text]) => text },
  saidIt: { args: round, legal: legal.saidIt, hidden: () => null, open: true },
  suspect: { args: player, legal: legal.suspect, hidden: ([player]) => player, open: true },
  readyToVote: { args: round, legal: legal.readyToVote, hidden: () => null, open: true },
  vote: { args: player, legal: legal.vote, hidden: () => null },
  skip: { args: round, legal: legal.skip, hidden: () => null },
  reveal: {
    args: z.union([z.tuple([guess]), z.tuple([guess, number])]),
    legal: legal.reveal,
    hidden: ([guess]) => guess,
  },
  pass: { args: round, legal: legal.pass, hidden: () => null },
};
