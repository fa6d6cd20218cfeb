import { z } from 'zod';
import { defineGame } from '#shared/contract/defineGame.ts';
import type { AnyModule, Apis, BaseView, Bot, Outcome } from '#shared/contract/module.ts';
import type { Seat } from '#shared/ids.ts';
import { flat } from '#shared/legality/legality.ts';
import type { Timer } from './clock';
import type { Setup } from './timeline';

interface State {
  sum: number;
  goal: number;
  last: Seat | null;
  endsAt: number;
  outcome: Outcome | null;
}

interface View extends BaseView {
  sum: number;
  me: Seat | null;
}

/** Changes to the rules of the toy game, with which tests simulate an author's edits. */
interface Changes {
  most?: number;
  /** Returns how much the total increases when a player adds `n`. */
  worth?: (number: number) => number;
  view?: (view: View) => View;
  bot?: Partial<Bot<View>>;
  timeout?: () => void;
}

export const TURN = 30_000;

/**
 * Makes a toy game. Any player may add 1, 2 or 3 at any time, and the player who reaches the goal wins. A timeout only
 * restarts the clock.
 */
export function aToy({
  most = 3,
  worth = (number) => number,
  view = (own) => own,
  bot,
  timeout,
}: Changes = {}): AnyModule {
  const numbers = Array.from({ length: most }, (_, index) => [index + 1] as [number]);
  return defineGame({
    id: 'toy',
    lobby: {
      title: 'Toy',
      tagline: 'Count to ten.',
      players: { min: 2, max: 3 },
      minutes: [1, 2],
    },
    game: {
      setup: ({ random }: Apis, setup?: { now: number }): State => ({
        sum: random.Die(3) - 1,
        goal: 10,
        last: null,
        endsAt: (setup?.now ?? 0) + TURN,
        outcome: null,
      }),
      turn: { activePlayers: { all: null } },
      moves: {
        add: ({ G, playerID, tell }: Apis & { G: State; playerID: Seat }, number: number) => {
          G.sum += worth(number);
          G.last = playerID;
          tell('added', { by: playerID, number });
          if (G.sum >= G.goal) G.outcome = { winners: [playerID], reason: 'counted' };
        },
        timeout: ({ G, clock }: Apis & { G: State }) => {
          timeout?.();
          G.endsAt = clock.now() + TURN;
        },
      },
    } as never,
    moves: {
      add: {
        args: z.tuple([z.int().min(1).max(9)]),
        legal: flat<View, [number]>({
          closed: ({ waitingFor }) => (waitingFor.length === 0 ? 'game-over' : null),
          unfit: (_view, _seat, [number]) => (number > most ? 'too-much' : null),
          list: () => numbers,
        }),
      },
    },
    refusals: { 'game-over': 'The match is over.', 'too-much': 'That is more than one may add.' },
    view: (G: State, viewer): View =>
      view({
        ...{ waitingFor: G.outcome ? [] : ['0', '1'], out: [], endsAt: G.outcome ? null : G.endsAt },
        ...{ sum: G.sum, me: viewer },
      }),
    time: { deadline: ({ endsAt }: State) => endsAt },
    bots: {
      levels: {
        steady: {
          timing: { delay: () => ({ from: 5_000, to: 5_000 }) },
          choose: () => ({ move: 'add', args: [1] }),
          ...bot,
        },
      },
    },
  }) as AnyModule;
}

export const aSetup = (part: Partial<Setup> = {}): Setup => ({
  ...{ seats: 2, seed: 'toy', options: {}, began: 1_000, carryOver: null, practice: null },
  ...part,
});

/** Makes a timer that only advances when `pass` is called. */
export function aTimer(): Timer & { pass(ms: number): void } {
  let now = 0;
  let waiting: { at: number; run(): void }[] = [];
  return {
    time: () => now,
    later(run, ms) {
      const entry = { at: now + ms, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
    pass(ms) {
      const until = now + ms;
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
        if (!next) break;
        waiting = waiting.filter((each) => each !== next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = until;
    },
  };
}
