import type { CheckEvent } from '#shared/checks.ts';
import type { CheckRequest } from './worker';

/** How long each step is shown at least, in ms, so that the eye follows. */
const SHOWN = 120;

export type CheckSaid = CheckEvent | { kind: 'failed' };

/**
 * Checks a deal in a thread of its own, so that the page stays alive, and tells each step, one after the other not
 * faster than they can be read. Returns how to end it.
 */
export function runCheck(request: CheckRequest, tell: (said: CheckSaid) => void): () => void {
  const waiting: CheckSaid[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

  function next(): void {
    timer = undefined;
    let said = waiting.shift();
    // Of rows that are through already only the last is worth a look.
    while (said?.kind === 'progress' && waiting[0]?.kind === 'progress') said = waiting.shift();
    if (!said) return;
    tell(said);
    timer = setTimeout(next, SHOWN);
  }

  function take(said: CheckSaid): void {
    waiting.push(said);
    if (timer === undefined) next();
  }

  worker.onmessage = ({ data }: MessageEvent<CheckSaid>) => take(data);
  worker.onerror = () => take({ kind: 'failed' });
  worker.postMessage(request);
  return () => {
    clearTimeout(timer);
    worker.terminate();
  };
}
