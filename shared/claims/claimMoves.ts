import type { Game } from 'boardgame.io';
import { z } from 'zod';
import type { AnyMove, Apis } from '../contract/module';
import { must } from '../must';
import { type Claim, type Claims, note } from './claims';

/** The maximum number of characters in a claim's kind, subject or round, as sent by a client. */
const LONGEST = 40;

const word = z.string().max(LONGEST);
const round = z.union([word, z.int()]);

/**
 * The fields of a game's state that claims use: the list of claims, and a field of the game's choice that holds the
 * current round.
 */
interface Table {
  claims: Claim[];
  [round: string]: unknown;
}

/**
 * Returns the definitions of the public moves `claim` and `retract`. Other viewers do not see the optional round
 * argument of a claim, because a claim is only accepted in that round.
 */
export function claimMoves({ legal, aside }: Claims<never, Claim>): Record<'claim' | 'retract', AnyMove> {
  return {
    claim: {
      args: z.union([z.tuple([word, word.nullable()]), z.tuple([word, word.nullable(), round])]),
      legal: legal.claim,
      hidden: ([kind, subject]) => [kind, subject],
      open: true,
      aside,
    },
    retract: { args: z.tuple([z.int().min(1)]), legal: legal.retract, hidden: ([n]) => n, open: true, aside: true },
  };
}

/** Returns the functions that carry out the moves `claim` and `retract`. */
export function claimRules({ round }: Claims<never, Claim>): NonNullable<Game<Table, Apis>['moves']> {
  return {
    claim: ({ G, playerID, tell, clock }, kind, subject) => {
      note(G, playerID, G[round] as Claim['round'], [kind, subject], clock.now());
      tell('claimed', { by: playerID, kind, subject });
    },
    retract: ({ G, playerID, tell }, n) => {
      const claim = must(G.claims.find((each) => each.n === n));
      claim.retracted = true;
      tell('retracted', { by: playerID, kind: claim.kind, subject: claim.subject });
    },
  };
}
