import { afterPaint } from 'hush/board';

/** Number of callbacks per frame. */
const AT_ONCE = 3;

/**
 * Callbacks in the queue. A cancelled callback becomes null instead of being removed, because a non-empty queue means
 * that a frame is already requested.
 */
const waiting: ((() => void) | null)[] = [];

/**
 * Queues `show`. After each painted frame, a few queued callbacks run.
 * @returns a function that cancels this call
 */
export function inTurn(show: () => void): () => void {
  waiting.push(show);
  if (waiting.length === 1) afterPaint(showNext);
  return () => {
    const at = waiting.indexOf(show);
    if (at >= 0) waiting[at] = null;
  };
}

function showNext(): void {
  for (const show of waiting.splice(0, AT_ONCE)) show?.();
  if (waiting.every((show) => show === null)) waiting.length = 0;
  else afterPaint(showNext);
}
