import type { CDPSession, Page } from '@playwright/test';

/** How much slower than this machine the phone is. */
export const SLOWER = 4;

/** What was measured of a page. Times are ms, memory MB. */
export interface Measured {
  /** Tasks of the main thread, on the processor, the longest first. */
  tasks: readonly number[];
  shift: number;
  /** From a frame of the connection to the picture that shows it: on the main thread's processor, and on the clock. */
  busy: readonly number[];
  painted: readonly number[];
  /** What the page does in a second in which nothing happens; null: not a table. */
  rest: number | null;
  /** What its objects take after the first updates (null: not a table) and at the end. */
  heap: { early: Heap | null; late: Heap };
}

interface Heap {
  heap: number;
  /** So many came before. */
  updates: number;
}

/** What a page tells of itself; `painted` are ms from a frame of the connection to the picture that shows it. */
interface Seen {
  shift: number;
  painted: number[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Marks in a trace: a frame of the connection has come, and the picture that shows it is drawn; a number follows. */
export const CAME = 'hush-came-';
export const SHOWN = 'hush-shown-';

/**
 * Runs in a page before its own code. A frame is shown with the first picture after something in the page has changed,
 * digits of clocks aside.
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
    // What is posted from within a picture's preparation is read once it is drawn.
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
        // Of all frames these two bring a new view.
        if (!/^42\/[^,]*,\d*\["(update|change)"/.test(String(data))) return;
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

/** What the page's own objects take once nothing unneeded is left, in MB. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
