import type { Sentence } from '#shared/text/text.ts';
import type { Scene } from '../../contract';

/** A scene and its words. `n` is the number of its log line, and `at` is that line's time, in ms of server time. */
export interface Directed extends Omit<Scene, 'says' | 'more'> {
  n: number;
  at: number;
  words: Sentence;
  more: Sentence | null;
  /** True if this device's seat acted. */
  isOwn: boolean;
}

export interface Playing extends Directed {
  /** Changes each time a scene plays. Used as the React `key` of the drawn scene. */
  key: number;
  /** True if this person replays the scene. */
  isAgain: boolean;
}

export interface Stage {
  now: Playing | null;
  /** The last three scenes, newest first, including the seat's own actions and scenes that were skipped. */
  last: readonly Directed[];
}

export interface Queue extends Stage {
  next: readonly Directed[];
  /** The number of scenes begun so far. */
  begun: number;
}

export const EMPTY: Queue = { now: null, last: [], next: [], begun: 0 };

export type QueueStep =
  | { do: 'tell'; scenes: readonly Directed[] }
  /** Plays the next scene if the scene `key` is still the current one. `time` is server time in ms. */
  | { do: 'next'; key: number; time: number }
  | { do: 'again'; n: number }
  /** Ends the current scene and discards the waiting ones. */
  | { do: 'stop' };

/** Log lines older than this, in ms, play no scene. */
export const STALE = 8000;
/** The maximum number of waiting scenes. Older scenes are dropped. */
const WAITING = 3;
const KEPT = 3;

const REST = 1400;
const HURRIED = 500;
/** The time in ms for which a slip stays with reduced motion: long enough to read it. */
const STILL = 2400;
const MOMENT = 2600;

/** Returns the current scene's total duration in ms. */
export function stayOf({ now, next }: Queue, isStill: boolean): number {
  if (!now) return 0;
  if (isMomentNow(now)) return MOMENT;
  const played = Math.min(1500, Math.max(500, now.ms));
  if (next.length > 0) return played + HURRIED;
  return isStill ? STILL : played + REST;
}

/** Returns true if the scene plays as a moment: only for the seat that acted, and not in a replay of the scene. */
export const isMomentNow = ({ isOwn, isMoment, isAgain }: Playing): boolean => isOwn && isMoment === true && !isAgain;

/** Returns the queue after a step. Pure: the caller decides when a scene's time is over. */
export function stepped(queue: Queue, step: QueueStep): Queue {
  if (step.do === 'tell') return step.scenes.reduce(heard, queue);
  if (step.do === 'stop')
    return !queue.now ? queue : { ...queue, now: null, next: [], last: lastOf(queue.last, queue.next) };
  if (step.do === 'again') {
    const scene = queue.last.find(({ n }) => n === step.n);
    return scene ? begin(queue, scene, true) : queue;
  }
  if (queue.now?.key !== step.key) return queue;
  const isStale = ({ at }: Directed) => at < step.time - STALE;
  const [scene, ...next] = queue.next.filter((one) => !isStale(one));
  const rest = { ...queue, now: null, next, last: lastOf(queue.last, queue.next.filter(isStale)) };
  return scene ? begin(rest, scene, false) : rest;
}

/**
 * Adds a scene to the queue. A scene about the seat's own action plays immediately if it is a moment. Otherwise, it is
 * only listed in `last`.
 */
function heard(queue: Queue, scene: Directed): Queue {
  if (scene.isOwn) {
    return scene.isMoment ? begin(queue, scene, false) : { ...queue, last: lastOf(queue.last, [scene]) };
  }
  if (!queue.now) return begin(queue, scene, false);
  const all = [...queue.next, scene];
  const missed = all.slice(0, -WAITING);
  return { ...queue, next: all.slice(-WAITING), last: lastOf(queue.last, missed) };
}

function begin(queue: Queue, scene: Directed, isAgain: boolean): Queue {
  const begun = queue.begun + 1;
  return { ...queue, now: { ...scene, key: begun, isAgain }, last: lastOf(queue.last, [scene]), begun };
}

function lastOf(last: readonly Directed[], more: readonly Directed[]): readonly Directed[] {
  const older = last.filter(({ n }) => !more.some((one) => one.n === n));
  return [...older, ...more].sort((one, other) => other.n - one.n).slice(0, KEPT);
}
