import type { Game } from 'boardgame.io';
import { INVALID_MOVE, PlayerView } from 'boardgame.io/core';
import { defineGame } from 'hush/game';

type Seat = string;

/**
 * `PlayerView.STRIP_SECRETS` removes `secret` from every view, and removes all entries of `players` except the
 * viewer's.
 */
interface State {
  secret: { deck: number[] };
  players: Record<Seat, { hand: number[] }>;
  handSizes: Record<Seat, number>;
  exchanged: Seat[];
  trick: { by: Seat; card: number }[];
  tricks: Record<Seat, number>;
}

const HAND = 3;

/**
 * A game of tricks. Each player may exchange one card, and then the highest card takes each trick. Uses boardgame.io's
 * phases and turns.
 */
const game: Game<State> = {
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 30 }, (_, at) => at + 1));
    const bySeat = <Value>(value: () => Value) => Object.fromEntries(ctx.playOrder.map((seat) => [seat, value()]));
    return {
      players: bySeat(() => ({ hand: deck.splice(0, HAND) })),
      secret: { deck },
      handSizes: bySeat(() => HAND),
      exchanged: [],
      trick: [],
      tricks: bySeat(() => 0),
    };
  },
  playerView: (context) => PlayerView.STRIP_SECRETS?.(context),
  turn: { minMoves: 1, maxMoves: 1 },
  phases: {
    exchange: {
      start: true,
      next: 'play',
      moves: {
        exchange: ({ G, playerID }, at: number) => {
          const hand = G.players[playerID]?.hand ?? [];
          const drawn = G.secret.deck.pop();
          if (drawn === undefined || hand[at] === undefined) return INVALID_MOVE;
          hand[at] = drawn;
          G.exchanged.push(playerID);
        },
        keep: ({ G, playerID }) => {
          G.exchanged.push(playerID);
        },
      },
      endIf: ({ G, ctx }) => G.exchanged.length === ctx.numPlayers,
    },
    play: {
      moves: {
        play: ({ G, playerID }, at: number) => {
          const [card] = G.players[playerID]?.hand.splice(at, 1) ?? [];
          if (card === undefined) return INVALID_MOVE;
          G.handSizes[playerID] = (G.handSizes[playerID] ?? 0) - 1;
          if (G.trick.length === Object.keys(G.handSizes).length) G.trick = [];
          G.trick.push({ by: playerID, card });
          if (G.trick.length === Object.keys(G.handSizes).length) takeTrick(G);
        },
      },
    },
  },
  endIf: ({ G }) => {
    if (Object.values(G.handSizes).some((size) => size > 0)) return;
    const most = Math.max(...Object.values(G.tricks));
    const winners = Object.keys(G.tricks).filter((seat) => G.tricks[seat] === most);
    return winners.length === 1 ? { winner: winners[0] } : { winners, reason: 'shared' };
  },
  ai: {
    enumerate: (G, { phase }, playerID) => {
      const places = (G.players[playerID]?.hand ?? []).map((_, at) => at);
      if (phase === 'play') return places.map((at) => ({ move: 'play', args: [at] }));
      return [{ move: 'keep' }, ...places.map((at) => ({ move: 'exchange', args: [at] }))];
    },
  },
};

function takeTrick(G: State): void {
  const [best] = [...G.trick].sort((one, other) => other.card - one.card);
  if (best) G.tricks[best.by] = (G.tricks[best.by] ?? 0) + 1;
}

export const highcard = defineGame({
  id: 'highcard',
  lobby: {
    title: 'High Card',
    tagline: 'Swap one card, then play: the highest takes the trick.',
    players: { min: 2, max: 4 },
    minutes: [2, 5],
  },
  game,
});
