import type { Browser, CDPSession, Page } from '@playwright/test';

/** How much slower than this machine the phone is. */
export const SLOWER = 4;

/** What a page tells of itself; `updates` are ms from a frame of the connection to the picture that shows it. */
interface Seen {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  updates: number[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in a page before its own code: keeps what the browser's observers say. */
export function observe(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shift: 0, updates: [] };
  window.seen = seen;
  const on = (type: string, entry: (one: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => {
      for (const one of list.getEntries()) entry(one as never);
    }).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        // Of the protocol's frames only events show anything.
        if (!String(data).startsWith('42')) return;
        const began = performance.now();
        // What is posted from within a frame is read once the frame is drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => seen.updates.push(performance.now() - began);
          port2.postMessage(null);
        });
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

interface TraceEvent {
  name: string;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}

/**
 * The longest tasks of the pages' main threads while something is done, in ms, the longest first. The processor's time
 * is counted where the browser tells it, so that others on the machine do not.
 */
export async function longTasks(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const trace = await work().then(
    () => browser.stopTracing(),
    async (error) => {
      await browser.stopTracing();
      throw error;
    },
  );
  return tasksOf((JSON.parse(String(trace)) as { traceEvents: TraceEvent[] }).traceEvents);
}

function tasksOf(events: readonly TraceEvent[]): number[] {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(thread),
  );
  return events
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && main.has(thread(event)))
    .map(({ dur = 0, tdur = dur }) => tdur / 1000)
    .sort((a, b) => b - a);
}
