import type { Game } from 'boardgame.io';
import { z } from 'zod';
import type { AnyMove, Apis } from '../contract/module';
import { must } from '../must';
import { type Claim, type Claims, note } from './claims';

/** Maximum length of a claim's kind, subject and round in a packet. */
const LONGEST = 40;

const word = z.string().max(LONGEST);
const round = z.union([word, z.int()]);

/** The part of a state that claims use: the claims, and the current round in the field that the game names. */
interface Table {
  claims: Claim[];
  [round: string]: unknown;
}

/**
 * Returns the definitions of the moves `claim` and `retract`, which are public. Other viewers do not notice the round
 * that a claim was meant for, because a claim is accepted only in that round.
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

/** Returns the rules of the moves `claim` and `retract`. */
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
