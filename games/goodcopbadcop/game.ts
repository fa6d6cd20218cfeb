import type { Game } from 'boardgame.io';
import { ActivePlayers } from 'boardgame.io/core';
import type { Apis, Setup } from '../../shared/module';
import { must } from '../../shared/must';
import { chooseCard, choosePlayer, decline, discard } from './rules/choices';
import { deal } from './rules/deal';
import { declare, keepDeclared } from './rules/flow';
import { place } from './rules/placement';
import { useEquipment } from './rules/play';
import type { Table } from './rules/queries';
import { TIMEOUTS } from './rules/timeouts';
import { aim, pass, setAutoPass } from './rules/windows';
import type { Options, State } from './state';

/** A match, as boardgame.io plays it. `legal.ts` has judged every move before it gets here. */
export const game: Game<State, Apis, Setup<Options>> = {
  setup: ({ ctx, random }, setup) => deal(ctx.numPlayers, must(setup), random),

  turn: { activePlayers: ActivePlayers.ALL },

  moves: {
    place: ({ G, playerID, ...table }, order) => place(G, playerID, order, apis(table)),
    investigate: ({ G, ...table }, player, slot) => declare(G, { action: 'investigate', player, slot }, apis(table)),
    arm: ({ G, ...table }, revealSlot, aimAt) => declare(G, { action: 'arm', revealSlot, aimAt }, apis(table)),
    equip: ({ G, ...table }, revealSlot) => declare(G, { action: 'equip', revealSlot }, apis(table)),
    shoot: ({ G, ...table }) => declare(G, { action: 'shoot' }, apis(table)),
    keep: ({ G, ...table }) => keepDeclared(G, apis(table)),
    useEquipment: ({ G, playerID, ...table }, _window, card, ...targets) =>
      useEquipment(G, playerID, card, targets, apis(table)),
    pass: ({ G, playerID, ...table }) => pass(G, playerID, apis(table)),
    choosePlayer: ({ G, playerID, ...table }, player) => choosePlayer(G, playerID, player, apis(table)),
    chooseCard: ({ G, playerID, ...table }, slot) => chooseCard(G, playerID, slot, apis(table)),
    decline: ({ G, playerID, ...table }) => decline(G, playerID, apis(table)),
    discard: ({ G, playerID, ...table }, keep) => discard(G, playerID, keep, apis(table)),
    aim: ({ G, ...table }, player) => aim(G, player, apis(table)),
    setAutoPass: ({ G, playerID }, on) => setAutoPass(G, playerID, on),
    /** The host's, when the deadline has passed. */
    timeout: ({ G, ...table }) => TIMEOUTS[G.phase](G, apis(table)),
  },
};

function apis({ random, clock, tell }: Table): Table {
  return { random, clock, tell };
}
