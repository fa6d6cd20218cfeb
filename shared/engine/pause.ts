import type { AnyModule, Draft } from '../contract/module';
import { Refusal } from '../contract/refusal';
import type { Code, Seat } from '../ids';
import type { EngineState, Fact } from './engine';

export interface Pause {
  /** The host's seat, or null if the host watches. */
  by: Seat | null;
  /** When the clocks stopped, in ms of server time. */
  at: number;
  /**
   * When the match resumes by itself, in ms of server time. If the host resumes the match earlier, this time is set to
   * `COUNTDOWN` ms after that.
   */
  until: number;
}

/** The maximum length of a pause, in ms. */
export const LONGEST_PAUSE = 10 * 60_000;
/** The time from the host's `resume` to the end of the pause, in ms. */
export const COUNTDOWN = 3_000;
/** The time by which "+1 minute" postpones a deadline, in ms. */
const ADDED = 60_000;

export const CLOCK_MOVES = ['pause', 'resume', 'addMinute'] as const;
export type ClockMove = (typeof CLOCK_MOVES)[number];

/** The log codes of moves that change the clock, the same in every game. */
export const CLOCK_CODES = { pause: 'clock-paused', endPause: 'clock-resumed', addMinute: 'minute-added' } as const;

/** The host's clock moves, and `endPause`, which the server makes when a pause is over. */
const MOVES = new Set<string>([...CLOCK_MOVES, 'endPause']);

/** Returns whether the host makes this move. */
export const isHostMove = (name: string): boolean => CLOCK_MOVES.some((move) => move === name);

export function isClockMove(name: string): boolean {
  return MOVES.has(name);
}

/**
 * Applies a clock move to a running match at server time `now` (ms). The move's only argument is the host's seat, or
 * null. Throws a `Refusal`: `paused`, `not-paused`, or `no-clock` if no time can be added.
 */
export function moveClock(
  module: AnyModule,
  { pause, ...state }: EngineState,
  name: string,
  [by = null]: Draft,
  now: number,
): { position: EngineState; facts: Fact[] } {
  const told = (code: Code): Fact[] => [{ code, facts: { by } }];
  const paused = (change: Partial<Pause>): EngineState => ({ ...state, pause: { ...running(pause), ...change } });
  switch (name) {
    case 'pause':
      if (pause) throw new Refusal('paused');
      return {
        position: { ...state, pause: { by: by as Seat | null, at: now, until: now + LONGEST_PAUSE } },
        facts: told(CLOCK_CODES.pause),
      };
    case 'resume':
      return { position: paused({ until: Math.min(running(pause).until, now + COUNTDOWN) }), facts: [] };
    case 'endPause': {
      const G = module.postpone(state.G, now - running(pause).at, 'paused');
      return { position: { ...state, G: G ?? state.G }, facts: told(CLOCK_CODES.endPause) };
    }
    default: {
      const G = module.postpone(state.G, ADDED, 'added');
      if (G === null) throw new Refusal('no-clock');
      return { position: { ...state, G, ...(pause && { pause }) }, facts: told(CLOCK_CODES.addMinute) };
    }
  }
}

function running(pause: Pause | undefined): Pause {
  if (!pause) throw new Refusal('not-paused');
  return pause;
}
