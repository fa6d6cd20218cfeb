import { afterPaint } from '#client/ui/idle.ts';

/** Number of things shown per frame. */
const AT_ONCE = 3;

/**
 * Functions that show what is waiting, or null for a cancelled entry. A cancelled entry keeps its place, because later
 * entries rely on the first one to trigger them.
 */
const waiting: ((() => void) | null)[] = [];

/**
 * Calls `show` in turn: a few calls at a time, each batch after the current frame is drawn.
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
