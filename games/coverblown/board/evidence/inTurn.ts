import { afterPaint } from '#client/ui/idle.ts';

/** So many begin at once. */
const AT_ONCE = 3;

/** Null: one that was taken back. Its place stays, for others count on the first one to call them. */
const waiting: ((() => void) | null)[] = [];

/**
 * Shows things a few at a time, once what is drawn now is on the screen, and no more before these are. The answer takes
 * one back.
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
