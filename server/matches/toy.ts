import { ActivePlayers } from 'boardgame.io/core';
import { z } from 'zod';
import { defineGame } from '#shared/contract/defineGame.ts';
import type { BaseView, GameModule, Outcome, TypedGame } from '#shared/contract/module.ts';
import { type Seat, seatsOf, type Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { flat, stepwise } from '#shared/legality/legality.ts';
import { must } from '#shared/must.ts';
import type { Random } from '#shared/random.ts';

/**
 * A small game for tests of matches. Each seat is dealt a secret number, and a seat that guesses another seat's number
 * wins. The clock ends each round. The game has every feature that the tests attack.
 */
export interface ToyState {
  round: number;
  endsAt: number;
  rounds: number;
  hands: Record<Seat, number>;
  notes: Record<Seat, string[]>;
  guesses: { by: Seat; about: Seat; number: number; right: boolean }[];
  outcome: Outcome | null;
  /** The person's seat in a match of one person and bots. */
  practice?: Seat | null;
}

export interface ToyView extends BaseView {
  round: number;
  guesses: ToyState['guesses'];
  hand: number | null;
  notes: string[];
  hands: Record<Seat, number> | null;
}

type ToyMoves = {
  guess: [Seat, number];
  note: [string];
  /** A legal move whose rule throws. */
  crash: [string];
  /** A legal move after which every viewer's view throws. */
  smash: [];
};

interface ToyOptions {
  seconds: number;
  rounds: number;
}

/** The lowest number that is dealt, so that lower guesses are always wrong. */
const LOWEST = 4;
const HIGHEST = 9;

const game: TypedGame<ToyState, ToyMoves, ToyOptions> = {
  setup: ({ ctx, random }, setup) => {
    const { options, now, practice = null } = must(setup);
    const seats = seatsOf(ctx.numPlayers);
    return {
      round: 1,
      endsAt: now + options.seconds * 1_000,
      rounds: options.rounds,
      hands: Object.fromEntries(seats.map((seat) => [seat, LOWEST - 1 + random.Die(HIGHEST - LOWEST + 1)])),
      notes: Object.fromEntries(seats.map((seat) => [seat, []])),
      guesses: [],
      outcome: null,
      practice,
    };
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    guess: ({ G, playerID, tell }, about, number) => {
      const right = G.hands[about] === number;
      G.guesses.push({ by: playerID, about, number, right });
      tell('guessed', { by: playerID, about, number, right });
      if (right) G.outcome = { winners: [playerID], reason: 'guessed' };
    },
    note: ({ G, playerID }, text) => {
      must(G.notes[playerID]).push(text);
    },
    crash: ({ G }, secret) => {
      G.round = 99;
      throw new Error(`crashed on ${secret}`);
    },
    smash: ({ G }) => {
      G.round = -1;
    },
    timeout: ({ G, clock, tell }) => {
      tell('round-over', { round: G.round });
      if (G.round === G.rounds) G.outcome = { winners: [], reason: 'time' };
      G.endsAt = clock.now() + 60_000;
      G.round += 1;
    },
  },
  endIf: ({ G }) => G.outcome ?? undefined,
};

function view(G: ToyState, viewer: Viewer): ToyView {
  if (G.round < 0) throw new Error(`no view of ${JSON.stringify(G.hands)}`);
  return {
    waitingFor: G.outcome ? [] : Object.keys(G.hands),
    out: [],
    endsAt: G.outcome ? null : G.endsAt,
    quiet: G.round === 3,
    practice: typeof G.practice === 'string',
    round: G.round,
    guesses: G.guesses,
    hand: viewer === null ? null : must(G.hands[viewer]),
    notes: viewer === null ? [] : must(G.notes[viewer]),
    hands: G.outcome ? G.hands : null,
  };
}

const numbers = Array.from({ length: HIGHEST }, (_, index) => index + 1);
const isOver = (shown: ToyView) => (shown.hands ? 'game-over' : null);
const nothing = { whole: false, picks: [] };

export type ToyModule = GameModule<ToyState, ToyView, ToyMoves, ToyOptions>;

export const toy: ToyModule = defineGame<ToyState, ToyView, ToyMoves, ToyOptions>({
  id: 'toy',
  lobby: {
    title: 'Toy',
    tagline: 'A number each.',
    players: { min: 2, max: 4 },
    minutes: [1, 2],
    options: z.object({ seconds: z.number().default(60), rounds: z.number().default(5) }),
  },
  game,
  moves: {
    guess: {
      args: z.tuple([z.string(), z.number().int().min(1).max(HIGHEST)]),
      legal: flat<ToyView, [Seat, number]>({
        unfit: (shown, seat, [about, number]) => {
          if (shown.hands) return 'game-over';
          if (about === seat) return 'own-number';
          const isKnown = shown.guesses.some((guess) => guess.about === about && guess.number === number);
          return isKnown ? 'already-guessed' : null;
        },
        list: (shown, seat) =>
          shown.waitingFor
            .filter((other) => other !== seat)
            .flatMap((other) => numbers.map((number): [Seat, number] => [other, number])),
      }),
    },
    note: {
      args: z.tuple([z.string().max(40)]),
      legal: stepwise<ToyView, [string]>({
        closed: (shown) => isOver(shown) ?? (shown.notes.length >= 3 ? 'notebook-full' : null),
        next: (shown, _seat, draft) => {
          if (isOver(shown) || shown.notes.length >= 3) return nothing;
          if (draft.length > 0) return { ...nothing, whole: true };
          return { ...nothing, text: { maxLength: 40, sample: (random: Random) => `n${random.D6()}` } };
        },
      }),
      hidden: () => null,
    },
    crash: {
      args: z.tuple([z.string()]),
      legal: stepwise<ToyView, [string]>({ closed: isOver, next: () => nothing }),
    },
    smash: { args: z.tuple([]), legal: stepwise<ToyView, []>({ closed: isOver, next: () => nothing }) },
  },
  refusals: {
    'own-number': 'You know your own number.',
    'already-guessed': 'That was guessed already.',
    'notebook-full': 'Your notebook is full.',
    'game-over': 'This toy is over.',
  },
  view,
  time: { deadline: (G) => (G.outcome ? null : G.endsAt) },
  secrecy: {
    reveal: (G) => ({ ...view(G, null), hands: G.hands }),
    imagine: () => must<ToyState>(null, 'an imagined toy'),
  },
  bots: {
    levels: {
      steady: {
        timing: { delay: (open, seat) => (open.waitingFor.includes(seat) ? { from: 1_000, to: 2_000 } : null) },
        choose: ({ view: shown, seat }) => {
          const about = must(shown.waitingFor.find((other) => other !== seat));
          const tried = shown.guesses.filter((guess) => guess.about === about).map(({ number }) => number);
          return { move: 'guess', args: [about, must(numbers.find((number) => !tried.includes(number)))] };
        },
      },
    },
  },
  evening: {
    carryOver: (G): Json => ({ guesses: G.guesses.length }),
    honours: (G) =>
      Object.fromEntries(
        Object.keys(G.hands).map((seat) => {
          const own = G.guesses.filter(({ by }) => by === seat);
          return [
            seat,
            { deceptions: 0, suspicions: { right: own.filter(({ right }) => right).length, of: own.length } },
          ];
        }),
      ),
  },
});
