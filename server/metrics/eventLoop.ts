import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

export interface EventLoopLag {
  /** Returns the delay of the event loop since the last reading, in seconds. The first call starts the measurement. */
  read(): { p99: number; max: number };
  stop(): void;
}

/** Sampling interval in ms. */
const RESOLUTION = 20;

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
      // The monitor measures whole intervals, in ns, including the sampling interval.
      const lag = (interval: number) => (count === 0 ? 0 : Math.max(0, interval / 1e9 - RESOLUTION / 1e3));
      const seconds = { p99: lag(delays.percentile(99)), max: lag(max) };
      delays.reset();
      return seconds;
    },
    stop: () => void delays?.disable(),
  };
}
