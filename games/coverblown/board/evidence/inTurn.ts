import { afterPaint } from '#client/ui/idle.ts';

/** Number shown per frame. */
const AT_ONCE = 3;

/**
 * Null for an entry that was cancelled. It keeps its place, because later entries rely on the first to trigger them.
 */
const waiting: ((() => void) | null)[] = [];

/**
 * Shows things a few at a time, each batch after the current frame is drawn.
 * @returns a function that cancels this one
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
