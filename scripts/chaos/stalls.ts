import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outage } from './faults';

/** Time in ms between two writes. */
const EVERY = 100;
/** A write that takes this many ms longer than it should counts as a stall. */
const STALL = 400;
const PAGE = Buffer.alloc(8_192);

export interface StallWatch {
  /** The stalls so far, in order. */
  readonly stalls: readonly Outage[];
  /** Stops writing. Resolves after the last write. */
  end(): Promise<void>;
}

/**
 * Writes to the disk ten times a second and records when that took much longer than usual. The machine was then busy
 * with something else, and no server could respond either. By default, writes 8 KB to a file in `folder` and waits until
 * they are stored.
 */
export function watchStalls(
  folder: string,
  write: () => Promise<void> = () => writeFile(path.join(folder, 'stalls'), PAGE, { flush: true }),
  wait: (ms: number) => Promise<unknown> = pause,
  now: () => number = Date.now,
): StallWatch {
  const stalls: Outage[] = [];
  let isEnded = false;
  async function watch(): Promise<void> {
    while (!isEnded) {
      const from = now();
      await wait(EVERY);
      // A write to a full disk fails, but the machine responds.
      await write().catch(() => undefined);
      const to = now();
      if (to - from - EVERY >= STALL) stalls.push({ from, to });
    }
  }
  const done = watch();
  return {
    stalls,
    async end() {
      isEnded = true;
      await done;
    },
  };
}
