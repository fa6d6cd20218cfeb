import { ActivePlayers } from 'boardgame.io/core';
import { must, type Seat, seatsOf, type TypedGame } from 'hush/game';
import type { Moves, Role, State } from './state';

/**
 * [MO-1] Returns the cards, one more than there are players. Two are moles. The card that is left over may be a mole.
 */
export function cards(players: number): Role[] {
  return Array.from({ length: players + 1 }, (_, at) => (at < 2 ? 'mole' : 'cop'));
}

/**
 * The boardgame.io object with setup, moves and end. Moves are short, because `legal.ts` has already checked them.
 * Time, chance and the public log are passed in as `clock`, `random` and `tell`. The match ends when `outcome` is set.
 */
export const game: TypedGame<State, Moves, { seconds: number }> = {
  setup: ({ ctx, random }, setup) => {
    const { now, options } = must(setup);
    const dealt = random.Shuffle(cards(ctx.numPlayers));
    const roles = Object.fromEntries(seatsOf(ctx.numPlayers).map((seat, at) => [seat, must(dealt[at])]));
    return { endsAt: now + options.seconds * 1000, roles, accused: {}, outcome: null };
  },
  // All seats may move at any time. A game with turns would keep the current turn in its state, so that `imagine` can
  // restore it.
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    /** [MO-4] A new accusation replaces the player's previous one. */
    accuse: ({ G, playerID }, about) => {
      G.accused[playerID] = about;
    },
    /** [MO-6] The server makes this move at the `deadline`. The player with the most accusations is arrested. */
    timeout: ({ G, tell }) => {
      const seats = Object.keys(G.roles);
      const count = (seat: Seat) => Object.values(G.accused).filter((about) => about === seat).length;
      const [first, second] = seats.map((seat) => ({ seat, n: count(seat) })).sort((a, b) => b.n - a.n);
      const arrested = first && first.n > (second?.n ?? 0) ? first.seat : null;
      const won = arrested !== null && G.roles[arrested] === 'mole' ? 'cop' : 'mole';
      tell('arrested', { seat: arrested });
      G.outcome = { winners: seats.filter((seat) => G.roles[seat] === won), reason: `${won}s-win` };
    },
  },
};
