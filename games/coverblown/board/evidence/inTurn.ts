import { afterPaint } from 'hush/board';

/** Number of callbacks that run in each frame. */
const AT_ONCE = 3;

/**
 * Queued callbacks. A cancelled callback is set to null and not removed, because a queue that is not empty means that a
 * frame was already requested.
 */
const waiting: ((() => void) | null)[] = [];

/**
 * Queues `show`. A few queued callbacks run after each painted frame.
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
