/** The server's time and timers. Tests use a clock that they advance. */
export interface Clock {
  /** Server time in ms. It never goes back. */
  now(): number;
  /** Calls `ring` once, at `time` (ms) or later. Returns a function that cancels the call. */
  at(time: number, ring: () => void): () => void;
}

/** Longest wait of a timer in ms. A longer wait overflows, so it is split. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Rate at which server time approaches a changed date: a minute is at most 60 ms too long or too short. */
const CORRECTION = 1 / 1000;

/**
 * Creates a clock that starts at the machine's date and then follows `count`, which only grows (both in ms). If the
 * date is changed, server time approaches it slowly, so that no deadline fires early or late because the machine's
 * clock was corrected.
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
        // While server time is being corrected, it may run slightly slower than the timer.
        timer = left > 0 ? setTimeout(check, Math.min(left, LONGEST_WAIT)) : setTimeout(ring, 0);
      };
      const check = () => (time > now() ? wait() : ring());
      wait();
      return () => clearTimeout(timer);
    },
  };
}

export const systemClock: Clock = createClock(Date.now, () => performance.now());
