import type { Sentence } from '#shared/text.ts';
import type { Scene } from '../../contract';

/** A scene with its words, from line `n` of the log, told at that server time in ms. */
export interface Directed extends Omit<Scene, 'says' | 'more'> {
  n: number;
  at: number;
  words: Sentence;
  more: Sentence | null;
  /** This seat did it itself. */
  isOwn: boolean;
}

/** What plays now. */
export interface Playing extends Directed {
  /** Another one for each time something plays: a `key` for what draws it. */
  key: number;
  /** Somebody asked to see it again. */
  isAgain: boolean;
}

/** What boards see of the queue. */
export interface Stage {
  now: Playing | null;
  /** What has played, or was one's own doing: the newest three, the newest first. */
  last: readonly Directed[];
}

export interface Queue extends Stage {
  /** What waits for its turn. */
  next: readonly Directed[];
  /** How many have begun. */
  begun: number;
}

export const EMPTY: Queue = { now: null, last: [], next: [], begun: 0 };

export type QueueStep =
  | { do: 'tell'; scenes: readonly Directed[] }
  /** Goes on, if it is still that scene which plays. `time`: server time in ms. */
  | { do: 'next'; key: number; time: number }
  | { do: 'again'; n: number }
  /** Nothing plays any more. */
  | { do: 'stop' };

/** Older than this (ms) nothing is news. */
export const STALE = 8000;
/** More than these never wait: what is newest counts. */
const WAITING = 3;
const KEPT = 3;

const REST = 1400;
const HURRIED = 500;
/** Without motion there is nothing to watch, and all the time to read. */
const STILL = 2400;
const MOMENT = 2600;

/** How many ms what plays now stays in all. */
export function stayOf({ now, next }: Queue, isStill: boolean): number {
  if (!now) return 0;
  if (isMomentNow(now)) return MOMENT;
  const played = Math.min(1500, Math.max(500, now.ms));
  if (next.length > 0) return played + HURRIED;
  return isStill ? STILL : played + REST;
}

/** It plays for whoever did it, the first time. */
export const isMomentNow = ({ isOwn, isMoment, isAgain }: Playing): boolean => isOwn && isMoment === true && !isAgain;

/** The queue after a step. Pure: when the time of a scene is over is for the caller to say. */
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

/** One's own doing is seen already; a moment of one's own cuts in; anything else waits for its turn. */
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
