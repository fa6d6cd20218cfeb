import { ActivePlayers } from 'boardgame.io/core';
import { must, type TypedGame } from 'hush/game';
import { investigate } from './rules/clues';
import { deal } from './rules/deal';
import { examine } from './rules/examine';
import { agree, announce, object } from './rules/plan';
import { rest } from './rules/rest';
import { shoot } from './rules/shoot';
import { die, timeOut } from './rules/week';
import type { Moves, Options, State } from './state';

/** Cover Blown!, defined as a boardgame.io game. `legal.ts` has already checked every move. */
export const game: TypedGame<State, Moves, Options> = {
  setup: ({ ctx, random }, setup) => deal(ctx.numPlayers, must(setup), random),

  turn: { activePlayers: ActivePlayers.ALL },

  moves: {
    ackFirstCall: ({ G, playerID }) => {
      must(G.players[playerID]).acknowledged = true;
    },
    investigate: ({ G, playerID, ...apis }, type) => investigate(G, playerID, type, apis),
    examine: ({ G, playerID, ...apis }, suspect, weapon) => examine(G, playerID, suspect, weapon, apis),
    shoot: ({ G, playerID, ...apis }, target, why) => shoot(G, playerID, target, why === 'why', apis),
    iDied: ({ G, playerID, ...apis }) => die(G, playerID, apis),
    announce: ({ G, playerID, ...apis }, suspect, weapon) => announce(G, playerID, suspect, weapon, apis),
    agree: ({ G, playerID, ...apis }) => agree(G, playerID, apis),
    object: ({ G, playerID, ...apis }) => object(G, playerID, apis),
    rest: ({ G, playerID, ...apis }) => rest(G, playerID, apis),
    /** The move that the server makes when the deadline passes. */
    timeout: ({ G, ...apis }) => timeOut(G, apis),
  },
};
