import type { Game } from 'boardgame.io';
import { ActivePlayers } from 'boardgame.io/core';
import type { Apis, Setup } from '../../shared/module';
import { must } from '../../shared/must';
import { deal } from './rules/deal';
import { reveal } from './rules/discovery';
import { giveHint, hintTimeout } from './rules/hints';
import { endNight, see } from './rules/night';
import type { Table } from './rules/queries';
import { closeRound, openVote } from './rules/rounds';
import { beginCount, castVote, getReady, voteResultTimeout } from './rules/votes';
import type { Options, Phase, State } from './state';

/** A match, as boardgame.io plays it. `legal.ts` has judged every move before it gets here. */
export const game: Game<State, Apis, Setup<Options>> = {
  setup: ({ ctx, random }, setup) => deal(ctx.numPlayers, must(setup), random),

  turn: { activePlayers: ActivePlayers.ALL },

  moves: {
    seen: ({ G, playerID, ...table }) => see(G, playerID, apis(table)),
    hint: ({ G, playerID, ...table }, text) => giveHint(G, playerID, text, apis(table)),
    saidIt: ({ G, playerID, ...table }) => giveHint(G, playerID, null, apis(table)),
    readyToVote: ({ G, playerID, ...table }) => getReady(G, playerID, apis(table)),
    vote: ({ G, playerID, ...table }, player) => castVote(G, playerID, player, apis(table)),
    skip: ({ G, playerID, ...table }) => castVote(G, playerID, null, apis(table)),
    reveal: ({ G, playerID, ...table }, guess) => reveal(G, playerID, guess, apis(table)),
    /** The host's, when the deadline has passed. */
    timeout: ({ G, ...table }) => TIMEOUTS[G.phase](G, apis(table)),
  },
};

/** What comes when nobody answers. */
const TIMEOUTS: Readonly<Record<Phase, (G: State, table: Table) => void>> = {
  night: endNight,
  hint: hintTimeout,
  discuss: openVote,
  vote: beginCount,
  voteResult: voteResultTimeout,
  discovery: closeRound,
  matchOver: () => undefined,
};

function apis({ random, clock, tell }: Table): Table {
  return { random, clock, tell };
}
