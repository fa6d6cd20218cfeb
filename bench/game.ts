import type { Game } from 'boardgame.io';
import { ActivePlayers } from 'boardgame.io/core';
import { z } from 'zod';
import { defineGame } from '#shared/contract/defineGame.ts';
import type { Apis, BaseView } from '#shared/contract/module.ts';
import { type Seat, seatsOf } from '#shared/ids.ts';
import { flat } from '#shared/legality/legality.ts';
import { must } from '#shared/must.ts';

/**
 * The game that every server of the bench runs: hidden roles for five, with a state of about 5 KB. A move changes
 * little of the state. The game is a plain boardgame.io `Game`, so that the stock server can run the same object.
 */
export const SEATS = 5;
export const SUSPECTS = 24;

/** Number of recent moves that the public record keeps. */
export const REMEMBERED = 20;
/** One of this many moves also exchanges one of the mover's cards, unseen by the other seats. */
export const EXCHANGED_EVERY = 4;

interface Suspect {
  name: string;
  alibi: string;
  cleared: boolean;
  marks: Record<Seat, number>;
}

interface Player {
  role: string;
  hand: string[];
  notes: Record<string, string>;
}

export interface State {
  /** Number of moves made. */
  n: number;
  suspects: Suspect[];
  /** Ring buffer of the last moves: move n is at index n modulo the length. */
  recent: { n: number; by: Seat; suspect: number }[];
  calls: Record<Seat, number>;
  players: Record<Seat, Player>;
  deck: string[];
}

interface View extends BaseView, Omit<State, 'players' | 'deck'> {
  me: Player | null;
}

type Moves = { examine: [suspect: number] };

const PLACES = ['the harbour office', 'a tram to the north', 'the back room of a bar', 'the night train', 'the museum'];
const PEOPLE = ['Pike', 'Marlow', 'Ivers', 'Castell', 'Thorne', 'Brandt', 'Osei', 'Lindqvist'];

const card = (at: number) => `${must(PEOPLE[at % PEOPLE.length])} in ${must(PLACES[at % PLACES.length])}`;

function deal(): State {
  const seats = seatsOf(SEATS);
  const bySeat = <Value>(value: (at: number) => Value) =>
    Object.fromEntries(seats.map((seat, at) => [seat, value(at)]));
  return {
    n: 0,
    suspects: Array.from({ length: SUSPECTS }, (_, at) => ({
      name: must(PEOPLE[at % PEOPLE.length]),
      alibi: `was seen in ${must(PLACES[at % PLACES.length])}`,
      cleared: false,
      marks: bySeat(() => 0),
    })),
    recent: Array.from({ length: REMEMBERED }, () => ({ n: 0, by: '0', suspect: 0 })),
    calls: bySeat(() => 0),
    players: bySeat((at) => ({
      role: at < 2 ? 'murderer' : 'detective',
      hand: Array.from({ length: 4 }, (_, place) => card(at * 4 + place)),
      notes: Object.fromEntries(PEOPLE.slice(0, 3).map((name, place) => [name, `trusts seat ${(at + place) % SEATS}`])),
    })),
    deck: Array.from({ length: 16 }, (_, at) => card(at + 20)),
  };
}

function view({ n, suspects, recent, calls, players }: State, viewer: Seat | null): View {
  const me = viewer === null ? null : must(players[viewer]);
  return { n, suspects, recent, calls, me, waitingFor: [], out: [], endsAt: null };
}

/** The game for the stock server. */
export const game: Game<State, Apis> = {
  name: 'hidden',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: deal,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    examine: ({ G, playerID }, at: number) => {
      const suspect = must(G.suspects[at]);
      G.n += 1;
      suspect.marks[playerID] = (suspect.marks[playerID] ?? 0) + 1;
      suspect.cleared = !suspect.cleared;
      G.recent[G.n % REMEMBERED] = { n: G.n, by: playerID, suspect: at };
      G.calls[playerID] = (G.calls[playerID] ?? 0) + 1;
      if (G.n % EXCHANGED_EVERY === 0) exchange(G, must(G.players[playerID]));
    },
  },
  playerView: ({ G, playerID }) => view(G, playerID) as unknown as State,
};

function exchange(G: State, { hand }: Player): void {
  const drawn = must(G.deck.shift());
  G.deck.push(must(hand[0]));
  hand[0] = drawn;
}

/** The game for Hush: the same object with a view, legality and schemas. */
export const hidden = defineGame<State, View, Moves>({
  id: 'hidden',
  lobby: {
    title: 'Hidden',
    tagline: 'Measures servers.',
    players: { min: SEATS, max: SEATS },
    minutes: [1, 2],
  },
  game,
  moves: {
    examine: {
      args: z.tuple([
        z
          .int()
          .min(0)
          .max(SUSPECTS - 1),
      ]),
      legal: flat<View, Moves['examine']>({
        unfit: ({ suspects }, _seat, [suspect]) => (suspects[suspect] ? null : 'nobody-there'),
        list: ({ suspects }) => suspects.map((_, suspect) => [suspect]),
      }),
    },
  },
  refusals: { 'nobody-there': 'There is no such suspect.' },
  view,
});
