import type { CheckEvent } from '#shared/replay/checks.ts';
import type { CheckRequest } from './worker';

/** The minimum time for which each step is shown, in ms, so that people can read it. */
const SHOWN = 120;

export type CheckSaid = CheckEvent | { kind: 'failed' };

/**
 * Checks a deal in a worker, so that the page stays responsive. Reports the steps in order, and slowly enough for
 * people to read them.
 * @returns a function that stops the check
 */
export function runCheck(request: CheckRequest, tell: (said: CheckSaid) => void): () => void {
  const waiting: CheckSaid[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

  function next(): void {
    timer = undefined;
    let said = waiting.shift();
    // Skip progress reports that are followed by newer ones.
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
