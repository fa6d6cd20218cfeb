import { ActivePlayers } from 'boardgame.io/core';
import {
  type BaseView,
  clockwiseFrom,
  defineGame,
  flat,
  type MoveDefinitions,
  must,
  type Outcome,
  type Seat,
  seatsOf,
  type TypedGame,
  type Viewer,
} from 'hush/game';
import { z } from 'zod';

const DICE = 5;
const FACES = 6;
const PLAYERS = { min: 2, max: 4 };

/** A bid claims that at least `count` of all dice show `face`. */
type Moves = { bid: [count: number, face: number]; doubt: [] };
type Bid = { by: Seat; count: number; face: number };

/** Everything is public except `dice`, which each seat alone knows until the match is over. */
interface State {
  dice: Record<Seat, number[]>;
  turn: Seat;
  bid: Bid | null;
  outcome: Outcome | null;
}

interface View extends BaseView {
  seats: Seat[];
  bid: Bid | null;
  me: number[] | null;
  truth: Pick<State, 'dice' | 'outcome'> | null;
}

/** One round of liar's dice. Bids rise until a player doubts one. Then either the doubter or the bidder has lost. */
const game: TypedGame<State, Moves> = {
  setup: ({ ctx, random }) => ({
    dice: Object.fromEntries(seatsOf(ctx.numPlayers).map((seat) => [seat, random.D6(DICE)])),
    turn: '0',
    bid: null,
    outcome: null,
  }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    bid: ({ G, playerID, tell }, count, face) => {
      G.bid = { by: playerID, count, face };
      G.turn = must(clockwiseFrom(Object.keys(G.dice), playerID)[1]);
      tell('bid', { by: playerID, count, face });
    },
    doubt: ({ G, playerID, tell }) => {
      const { by, count, face } = must(G.bid);
      const shown = Object.values(G.dice).flat();
      const loser = shown.filter((die) => die === face).length >= count ? playerID : by;
      tell('doubted', { by: playerID });
      const winners = Object.keys(G.dice).filter((seat) => seat !== loser);
      G.outcome = { winners, reason: loser === by ? 'bid-was-wrong' : 'doubt-was-wrong' };
    },
  },
};

function view({ dice, turn, bid, outcome }: State, viewer: Viewer): View {
  return {
    ...{ waitingFor: outcome ? [] : [turn], out: [], endsAt: null, seats: Object.keys(dice), bid },
    me: viewer === null ? null : must(dice[viewer]),
    truth: outcome && { dice, outcome },
  };
}

const closed = ({ truth, waitingFor }: View, seat: Seat) =>
  truth ? 'game-over' : waitingFor.includes(seat) ? null : 'not-your-turn';

/**
 * Returns whether the new bid is higher than the last one: it names more dice, or the same number of dice with a higher
 * face.
 */
const isHigher = (bid: Bid | null, count: number, face: number) =>
  !bid || count > bid.count || (count === bid.count && face > bid.face);

const moves: MoveDefinitions<View, Moves> = {
  bid: {
    args: z.tuple([
      z
        .int()
        .min(1)
        .max(DICE * PLAYERS.max),
      z.int().min(1).max(FACES),
    ]),
    legal: flat({
      closed,
      unfit: ({ seats, bid }, _, [count, face]) =>
        count > DICE * seats.length ? 'too-many-dice' : isHigher(bid, count, face) ? null : 'bid-higher',
      list: ({ seats }) =>
        Array.from({ length: DICE * seats.length * FACES }, (_, at): [number, number] => [
          1 + Math.floor(at / FACES),
          1 + (at % FACES),
        ]),
      empty: () => 'highest-bid',
    }),
  },
  doubt: {
    args: z.tuple([]),
    legal: flat({
      closed: (shown, seat) => closed(shown, seat) ?? (shown.bid ? null : 'no-bid-yet'),
      list: () => [[]],
    }),
  },
};

export const liarsdice = defineGame<State, View, Moves>({
  id: 'liarsdice',
  lobby: {
    title: 'Liar’s Dice',
    tagline: 'Five dice under your cup. Bid on everyone’s, or doubt.',
    players: PLAYERS,
    minutes: [1, 2],
  },
  game,
  moves,
  refusals: {
    'game-over': 'The round is over.',
    'not-your-turn': 'Wait for your turn.',
    'too-many-dice': 'There aren’t that many dice on the table.',
    'bid-higher': 'Bid more dice, or the same number of a higher face.',
    'highest-bid': 'You can’t bid higher. Doubt it.',
    'no-bid-yet': 'There’s no bid to doubt yet.',
  },
  view,
  secrecy: {
    /** Rolls the dice of the other players again. */
    imagine({ seats, bid, me, truth, waitingFor }, viewer, random) {
      const dice =
        truth?.dice ?? Object.fromEntries(seats.map((seat) => [seat, seat === viewer ? must(me) : random.D6(DICE)]));
      return { dice, bid, turn: waitingFor[0] ?? '0', outcome: truth?.outcome ?? null };
    },
  },
  bots: { searcher: {} },
});
