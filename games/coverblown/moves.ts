import { aSeat, type MoveDefinitions, type Unclaimed } from 'hush/game';
import { z } from 'zod';
import { legal } from './legal';
import { PLAYERS } from './queries';
import { CLUE_TYPES, DAYS, type Moves, SUSPECTS, type View, WEAPONS } from './state';

const suspect = z.enum(SUSPECTS);
const weapon = z.enum(WEAPONS);
const seat = aSeat(PLAYERS.max);
const day = z.enum(DAYS);
const clueType = z.enum(CLUE_TYPES);

const none = z.tuple([]);
const pair = z.union([z.tuple([suspect, weapon]), z.tuple([suspect, weapon, day])]);
const round = z.union([none, z.tuple([day])]);

/**
 * The moves, except for claims, which `legal.ts` defines. `hidden` leaves out the round for which a move was meant,
 * because other viewers know the day anyway.
 */
export const moves: MoveDefinitions<View, Unclaimed<Moves>> = {
  ackFirstCall: { args: none, legal: legal.ackFirstCall, hidden: () => null },
  investigate: {
    args: z.union([z.tuple([clueType]), z.tuple([clueType, day])]),
    legal: legal.investigate,
    hidden: () => 'called',
    open: true,
  },
  examine: { args: pair, legal: legal.examine, hidden: ([suspect, weapon]) => [suspect, weapon], open: true },
  shoot: { args: z.union([z.tuple([seat]), z.tuple([seat, z.literal('why')])]), legal: legal.shoot, open: true },
  iDied: { args: none, legal: legal.iDied, open: true },
  announce: { args: pair, legal: legal.announce, hidden: ([suspect, weapon]) => [suspect, weapon], open: true },
  agree: { args: round, legal: legal.agree, hidden: () => 'agreed', open: true },
  object: { args: round, legal: legal.object, hidden: () => 'objected', open: true },
  rest: { args: round, legal: legal.rest, hidden: () => null, open: true },
};
