import { ActivePlayers } from 'boardgame.io/core';
import { type Apis, must, type TypedGame } from 'hush/game';
import { deal } from './rules/deal';
import { pass, reveal } from './rules/discovery';
import { giveHint, hintTimeout } from './rules/hints';
import { endNight, see } from './rules/night';
import { closeRound, openVote } from './rules/rounds';
import { suspect } from './rules/suspicions';
import { beginCount, castVote, getReady, voteResultTimeout } from './rules/votes';
import type { Moves, Options, Phase, State } from './state';

/** Covert Ques, defined as a boardgame.io game. `legal.ts` has already checked the moves. */
export const game: TypedGame<State, Moves, Options> = {
  setup: ({ ctx, random }, setup) => deal(ctx.numPlayers, must(setup), random),

  turn: { activePlayers: ActivePlayers.ALL },

  moves: {
    seen: ({ G, playerID, ...apis }) => see(G, playerID, apis),
    hint: ({ G, playerID, ...apis }, text) => giveHint(G, playerID, text, apis),
    saidIt: ({ G, playerID, ...apis }) => giveHint(G, playerID, null, apis),
    suspect: ({ G, playerID, ...apis }, player) => suspect(G, playerID, player, apis),
    readyToVote: ({ G, playerID, ...apis }) => getReady(G, playerID, apis),
    vote: ({ G, playerID, ...apis }, player) => castVote(G, playerID, player, apis),
    skip: ({ G, playerID, ...apis }) => castVote(G, playerID, null, apis),
    reveal: ({ G, playerID, ...apis }, guess) => reveal(G, playerID, guess, apis),
    pass: ({ G, playerID, ...apis }) => pass(G, playerID, apis),
    /** The move that the server makes when the deadline passes. */
    timeout: ({ G, ...apis }) => TIMEOUTS[G.phase](G, apis),
  },
};

/** The transition that each phase makes when its time is up. */
const TIMEOUTS: Readonly<Record<Phase, (G: State, apis: Apis) => void>> = {
  night: endNight,
  hint: hintTimeout,
  discuss: openVote,
  vote: beginCount,
  voteResult: voteResultTimeout,
  discovery: closeRound,
  matchOver: () => undefined,
};
