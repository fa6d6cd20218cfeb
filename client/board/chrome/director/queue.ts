import type { Sentence } from '#shared/text/text.ts';
import type { Scene } from '../../contract';

/**
 * A scene with its words. `n` is the number of the log line that it shows, and `at` the server time of this line in ms.
 */
export interface Directed extends Omit<Scene, 'says' | 'more'> {
  n: number;
  at: number;
  words: Sentence;
  more: Sentence | null;
  /** True if the scene shows an action by this device's seat. */
  isOwn: boolean;
}

export interface Playing extends Directed {
  /** A different number each time a scene plays, used as the React `key` when drawing the scene. */
  key: number;
  /** True if this person is replaying the scene. */
  isAgain: boolean;
}

export interface Stage {
  now: Playing | null;
  /** The three most recent scenes, newest first. Includes the seat's own actions and scenes that were skipped. */
  last: readonly Directed[];
}

export interface Queue extends Stage {
  next: readonly Directed[];
  /** The number of scenes that have begun to play. */
  begun: number;
}

export const EMPTY: Queue = { now: null, last: [], next: [], begun: 0 };

export type QueueStep =
  | { do: 'tell'; scenes: readonly Directed[] }
  /** Plays the next scene if the scene `key` is still the current one. `time` is server time in ms. */
  | { do: 'next'; key: number; time: number }
  | { do: 'again'; n: number }
  /** Ends the current scene and removes all waiting ones. */
  | { do: 'stop' };

/** No scene is played for log lines that are older than this, in ms. */
export const STALE = 8000;
/** The maximum number of waiting scenes. Older scenes are dropped. */
const WAITING = 3;
const KEPT = 3;

const REST = 1400;
const HURRIED = 500;
/** The time for which a slip is shown with reduced motion, in ms. This is enough to read it. */
const STILL = 2400;
const MOMENT = 2600;

/** Returns how long the current scene is shown, in ms, including the pause after it. */
export function stayOf({ now, next }: Queue, isStill: boolean): number {
  if (!now) return 0;
  if (isMomentNow(now)) return MOMENT;
  const played = Math.min(1500, Math.max(500, now.ms));
  if (next.length > 0) return played + HURRIED;
  return isStill ? STILL : played + REST;
}

/** Returns true if the scene plays as a moment. It does so only for the seat that acted, and only the first time. */
export const isMomentNow = ({ isOwn, isMoment, isAgain }: Playing): boolean => isOwn && isMoment === true && !isAgain;

/** Returns the queue after a step. This function is pure: the caller decides when a scene's time is over. */
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
 * Adds a scene to the queue. If the scene shows the seat's own action, it plays immediately if it is a moment, and is
 * otherwise only listed in `last`.
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
