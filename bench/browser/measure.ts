import type { CDPSession, Page } from '@playwright/test';

/** Factor by which the CPU is slowed down to resemble a phone's. */
export const SLOWER = 4;

/** Measurements of a page. Times in ms, memory in MB. */
export interface Measured {
  /** CPU times of the main thread's tasks, the longest first. */
  tasks: readonly number[];
  /** The sum of the page's unexpected layout shifts. */
  shift: number;
  /**
   * Times from the arrival of a WebSocket frame until the picture that shows it: CPU time of the main thread (`busy`)
   * and elapsed time (`painted`).
   */
  busy: readonly number[];
  painted: readonly number[];
  /** CPU time used during a second without events, or null if the page is not a table. */
  rest: number | null;
  /** Heap sizes after the first updates (null if the page is not a table) and at the end. */
  heap: { early: Heap | null; late: Heap };
}

interface Heap {
  heap: number;
  /** Number of updates before the heap was measured. */
  updates: number;
}

/** Data that a page records. `painted` holds the times in ms from a WebSocket frame to the picture that shows it. */
interface Seen {
  shift: number;
  painted: number[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/**
 * Prefixes of marks in a trace, before the number of a WebSocket frame: the frame arrived, or the picture that shows
 * the frame was drawn.
 */
export const CAME = 'hush-came-';
export const SHOWN = 'hush-shown-';

/**
 * Records the data in `Seen`. Runs in a page before the page's own code. A frame counts as shown once a picture is
 * drawn after the page has changed. Changes of a clock's digits do not count.
 */
export function observe(): void {
  const seen: Seen = { shift: 0, painted: [] };
  window.seen = seen;
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    for (const { value, hadRecentInput } of entries) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });

  let count = 0;
  let waiting: { n: number; began: number }[] = [];
  const isNews = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    return !element?.closest('[role="timer"]');
  };
  new MutationObserver((changes) => {
    if (waiting.length === 0 || !changes.some(isNews)) return;
    const drawn = waiting;
    waiting = [];
    // A message posted while a picture is being prepared is received once the picture is drawn.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        for (const { n, began } of drawn) {
          seen.painted.push(performance.now() - began);
          performance.mark(`hush-shown-${n}`);
        }
        port1.close();
      };
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] });

  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        // Only these two events bring a new view.
        if (!/^42\/[^,]*,\d*\["(update|diff)"/.test(String(data))) return;
        count += 1;
        waiting.push({ n: count, began: performance.now() });
        performance.mark(`hush-came-${count}`);
      });
    }
  };
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

/** Returns the size of the page's objects after garbage collection, in MB. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
