import { ActivePlayers } from 'boardgame.io/core';
import { type Apis, must, type Seat, type TypedGame } from 'hush/game';
import { chooseCard, choosePlayer, decline, discard } from './rules/choices';
import { deal } from './rules/deal';
import { aim, declare, keepDeclared, pass, setAutoPass } from './rules/flow';
import { place } from './rules/placement';
import { useEquipment } from './rules/play';
import { markPresent, notePublicMove } from './rules/presence';
import { TIMEOUTS } from './rules/timeouts';
import type { Moves, Options, State } from './state';

/** Good Cop Bad Cop, defined as a boardgame.io game. `legal/` has already checked every move. */
export const game: TypedGame<State, Moves, Options> = {
  setup: ({ ctx, random }, setup) => deal(ctx.numPlayers, must(setup), random),

  turn: { activePlayers: ActivePlayers.ALL },

  moves: {
    place: hidden<'place'>((G, by, apis, order) => place(G, by, order, apis)),
    investigate: open<'investigate'>((G, _, apis, player, slot) =>
      declare(G, { action: 'investigate', player, slot }, apis),
    ),
    arm: open<'arm'>((G, _, apis, revealSlot, aimAt) => declare(G, { action: 'arm', revealSlot, aimAt }, apis)),
    equip: open<'equip'>((G, _, apis) => declare(G, { action: 'equip' }, apis)),
    shoot: open<'shoot'>((G, _, apis) => declare(G, { action: 'shoot' }, apis)),
    keep: open<'keep'>((G, _, apis) => keepDeclared(G, apis)),
    useEquipment: open<'useEquipment'>((G, by, apis, _window, card, ...targets) =>
      useEquipment(G, by, card, targets, apis),
    ),
    pass: hidden<'pass'>((G, by, apis) => pass(G, by, apis)),
    choosePlayer: open<'choosePlayer'>((G, by, apis, player) => choosePlayer(G, by, player, apis)),
    chooseCard: open<'chooseCard'>((G, by, apis, slot) => chooseCard(G, by, slot, apis)),
    decline: open<'decline'>((G, by, apis) => decline(G, by, apis)),
    discard: open<'discard'>((G, by, apis, keep) => discard(G, by, keep, apis)),
    aim: open<'aim'>((G, _, apis, player) => aim(G, player, apis)),
    setAutoPass: hidden<'setAutoPass'>((G, by, _, auto) => setAutoPass(G, by, auto)),
    // The moves for claims are not listed, because claims do not affect the game. They do not end an absence, change a
    // clock, or reset the number of idle rounds.
    /** The move that the server makes when the deadline passes. */
    timeout: ({ G, ...apis }) => TIMEOUTS[G.phase](G, apis),
  },
};

type Rule<Move extends keyof Moves> = (G: State, by: Seat, apis: Apis, ...args: Moves[Move]) => void;
type Context = { G: State; playerID: Seat } & Apis;

/** Makes a move that other players must not notice. At most, it shows that an absent seat is back. */
function hidden<Move extends keyof Moves>(rule: Rule<Move>) {
  return ({ G, playerID, ...apis }: Context, ...args: Moves[Move]): void => {
    markPresent(G, playerID, apis);
    rule(G, playerID, apis, ...args);
  };
}

/** Makes a public move, which also resets the number of idle rounds. */
function open<Move extends keyof Moves>(rule: Rule<Move>) {
  return hidden<Move>((G, by, apis, ...args) => {
    notePublicMove(G);
    rule(G, by, apis, ...args);
  });
}
