import type { Browser, Page } from '@playwright/test';
import { CAME, SHOWN } from './measure';

/** Results of a trace. Times are CPU times in ms, so that other processes do not count. */
interface Traced {
  /** The main threads' tasks, the longest first. */
  tasks: readonly number[];
  /** For each WebSocket frame, the CPU time of the main threads from its arrival to the picture that shows it. */
  busy: readonly number[];
  /** CPU time of all threads that draw. */
  threads: number;
}

interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}

const MAIN = 'CrRendererMain';
const DRAWING: readonly (string | undefined)[] = [MAIN, 'Compositor', 'VizCompositorThread'];
const CATEGORIES = ['toplevel', 'blink.user_timing', '__metadata'];

/** Traces the page while `work` runs. */
export async function traced(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<Traced> {
  await browser.startTracing(page, { categories: CATEGORIES });
  const trace = await work().then(
    () => browser.stopTracing(),
    async (error) => {
      await browser.stopTracing();
      throw error;
    },
  );
  return readTrace((JSON.parse(String(trace)) as { traceEvents: TraceEvent[] }).traceEvents);
}

/** Resolves once the page has drawn everything and is idle. */
export function isQuiet(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(done)))),
      ),
  );
}

function readTrace(events: readonly TraceEvent[]): Traced {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const names = new Map(
    events.filter(({ name }) => name === 'thread_name').map((event) => [threadOf(event), event.args?.name]),
  );
  const all = events.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const main = all.filter((task) => names.get(threadOf(task)) === MAIN);
  const drawing = all.filter((task) => DRAWING.includes(names.get(threadOf(task))));
  return {
    tasks: main.map(cpuOf).sort((a, b) => b - a),
    busy: spansOf(events).map(([from, to]) => sum(main.map((task) => cpuWithin(task, from, to)))),
    threads: sum(drawing.map(cpuOf)),
  };
}

const sum = (values: readonly number[]) => values.reduce((before, value) => before + value, 0);

/** Falls back to elapsed time if the browser does not report CPU time. */
const cpuOf = ({ dur = 0, tdur = dur }: TraceEvent) => tdur / 1000;

/** Returns the part of a task's CPU time between two moments, assuming that the work is spread evenly. */
function cpuWithin(task: TraceEvent, from: number, to: number): number {
  const { ts, dur = 0 } = task;
  const overlap = Math.min(ts + dur, to) - Math.max(ts, from);
  return overlap > 0 && dur > 0 ? (cpuOf(task) * overlap) / dur : 0;
}

/** Returns the time span of each WebSocket frame that was shown. */
function spansOf(events: readonly TraceEvent[]): [from: number, to: number][] {
  const came = new Map<string, number>();
  for (const { name, ts } of events) if (name.startsWith(CAME)) came.set(name.slice(CAME.length), ts);
  return events
    .filter(({ name }) => name.startsWith(SHOWN))
    .flatMap(({ name, ts }): [number, number][] => {
      const from = came.get(name.slice(SHOWN.length));
      return from === undefined ? [] : [[from, ts]];
    });
}
