import type { Game } from 'boardgame.io';
import { ActivePlayers } from 'boardgame.io/core';
import type { Apis, Setup } from '../../shared/module';
import { must } from '../../shared/must';
import { claim } from './rules/claim';
import { investigate } from './rules/clues';
import { deal } from './rules/deal';
import { examine } from './rules/examine';
import type { Table } from './rules/queries';
import { shoot } from './rules/shoot';
import { closeDay, die } from './rules/week';
import type { Options, State } from './state';

/** The week, as boardgame.io plays it. `legal.ts` has judged every move before it gets here. */
export const game: Game<State, Apis, Setup<Options>> = {
  setup: ({ ctx, random }, setup) => deal(ctx.numPlayers, must(setup), random),

  turn: { activePlayers: ActivePlayers.ALL },

  moves: {
    ackFirstCall: ({ G, playerID }) => {
      must(G.players[playerID]).acknowledged = true;
    },
    investigate: ({ G, playerID, ...table }, type) => investigate(G, playerID, type, apis(table)),
    examine: ({ G, playerID, ...table }, suspect, weapon) => examine(G, playerID, suspect, weapon, apis(table)),
    shoot: ({ G, playerID, ...table }, target) => shoot(G, playerID, target, apis(table)),
    iDied: ({ G, playerID, ...table }) => die(G, playerID, apis(table)),
    claim: ({ G, playerID, ...table }, kind, subject) => claim(G, playerID, kind, subject, apis(table)),
    /** The host's, when the deadline has passed. */
    timeout: ({ G, ...table }) => closeDay(G, apis(table)),
  },
};

function apis({ random, clock, tell }: Table): Table {
  return { random, clock, tell };
}
