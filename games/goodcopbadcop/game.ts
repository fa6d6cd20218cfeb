import type { Game } from 'boardgame.io';
import { ActivePlayers } from 'boardgame.io/core';
import type { Apis, Setup } from '../../shared/module';
import { must } from '../../shared/must';
import { chooseCard, choosePlayer, decline, discard } from './rules/choices';
import { deal } from './rules/deal';
import { declare, keepDeclared } from './rules/flow';
import { place } from './rules/placement';
import { useEquipment } from './rules/play';
import { TIMEOUTS } from './rules/timeouts';
import { aim, pass, setAutoPass } from './rules/windows';
import type { Options, State } from './state';

/** A match, as boardgame.io plays it. `legal.ts` has judged every move before it gets here. */
export const game: Game<State, Apis, Setup<Options>> = {
  setup: ({ ctx, random }, setup) => deal(ctx.numPlayers, must(setup), random),

  turn: { activePlayers: ActivePlayers.ALL },

  moves: {
    place: ({ G, playerID, ...apis }, order) => place(G, playerID, order, apis),
    investigate: ({ G, ...apis }, player, slot) => declare(G, { action: 'investigate', player, slot }, apis),
    arm: ({ G, ...apis }, revealSlot, aimAt) => declare(G, { action: 'arm', revealSlot, aimAt }, apis),
    equip: ({ G, ...apis }, revealSlot) => declare(G, { action: 'equip', revealSlot }, apis),
    shoot: ({ G, ...apis }) => declare(G, { action: 'shoot' }, apis),
    keep: ({ G, ...apis }) => keepDeclared(G, apis),
    useEquipment: ({ G, playerID, ...apis }, _window, card, ...targets) =>
      useEquipment(G, playerID, card, targets, apis),
    pass: ({ G, playerID, ...apis }) => pass(G, playerID, apis),
    choosePlayer: ({ G, playerID, ...apis }, player) => choosePlayer(G, playerID, player, apis),
    chooseCard: ({ G, playerID, ...apis }, slot) => chooseCard(G, playerID, slot, apis),
    decline: ({ G, playerID, ...apis }) => decline(G, playerID, apis),
    discard: ({ G, playerID, ...apis }, keep) => discard(G, playerID, keep, apis),
    aim: ({ G, ...apis }, player) => aim(G, player, apis),
    setAutoPass: ({ G, playerID }, on) => setAutoPass(G, playerID, on),
    /** The server's own move, when the deadline has passed. */
    timeout: ({ G, ...apis }) => TIMEOUTS[G.phase](G, apis),
  },
};
