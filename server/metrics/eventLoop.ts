import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

export interface EventLoopLag {
  /** How much later than asked for the event loop came round since the last reading, in seconds; it is watched from the first one on. */
  read(): { p99: number; max: number };
  stop(): void;
}

/** How often it looks, in ms. */
const RESOLUTION = 20;

/** Watches how long the event loop is held up, once somebody wants to know. */
export function watchEventLoop(monitor = monitorEventLoopDelay): EventLoopLag {
  let delays: IntervalHistogram | null = null;

  function begin(): IntervalHistogram {
    const begun = monitor({ resolution: RESOLUTION });
    begun.enable();
    return begun;
  }

  return {
    read() {
      delays ??= begin();
      const { count, max } = delays;
      // Intervals are measured whole, in ns. With none there is no maximum.
      const lag = (interval: number) => (count === 0 ? 0 : Math.max(0, interval / 1e9 - RESOLUTION / 1e3));
      const seconds = { p99: lag(delays.percentile(99)), max: lag(max) };
      delays.reset();
      return seconds;
    },
    stop: () => void delays?.disable(),
  };
}
