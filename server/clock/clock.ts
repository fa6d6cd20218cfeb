export interface Clock {
  /** Server time in ms. It never goes back. */
  now(): number;
  /** Calls `ring` once, at server time `time` (ms) or later. Returns a function that cancels the call. */
  at(time: number, ring: () => void): () => void;
}

/** Maximum delay of `setTimeout` in ms. Longer waits are split into several timers. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Server time approaches a changed date by at most 60 ms a minute. */
const CORRECTION = 1 / 1000;

/**
 * Creates a clock that starts at the machine's date and then follows `count`, a monotonic time in ms. If someone
 * changes the machine's date, server time approaches the new date slowly, so that deadlines stay almost exact.
 */
export function createClock(date: () => number, count: () => number): Clock {
  let last = count();
  let offset = date() - last;

  function now(): number {
    const counted = count();
    const most = (counted - last) * CORRECTION;
    const wrong = date() - (counted + offset);
    offset += Math.max(-most, Math.min(most, wrong));
    last = counted;
    return Math.floor(counted + offset);
  }

  return {
    now,
    at(time, ring) {
      let timer: NodeJS.Timeout;
      const wait = () => {
        const left = time - now();
        // During a correction, server time may be slower than `setTimeout`. The timeout then ends early, and `check`
        // starts another.
        timer = left > 0 ? setTimeout(check, Math.min(left, LONGEST_WAIT)) : setTimeout(ring, 0);
      };
      const check = () => (time > now() ? wait() : ring());
      wait();
      return () => clearTimeout(timer);
    },
  };
}

export const systemClock: Clock = createClock(Date.now, () => performance.now());
