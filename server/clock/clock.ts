/** The server's time and its timers. Tests bring one they move. */
export interface Clock {
  /** Server time in ms. It never goes back. */
  now(): number;
  /** Calls back once at or after that time (ms); the answer cancels it. */
  at(time: number, ring: () => void): () => void;
}

/** Longer waits overflow a timer; they are made in steps. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** How fast server time is brought back to the date: a minute is never more than 60 ms too long or too short. */
const CORRECTION = 1 / 1000;

/**
 * Time that begins at the machine's date and then follows `count`, which only grows (both in ms). Where the date is set
 * meanwhile, server time is brought back to it slowly: no deadline comes sooner or later because somebody, or the
 * network, mended the machine's clock.
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
        // Time that is being corrected may run a little slower than the timer.
        timer = left > 0 ? setTimeout(check, Math.min(left, LONGEST_WAIT)) : setTimeout(ring, 0);
      };
      const check = () => (time > now() ? wait() : ring());
      wait();
      return () => clearTimeout(timer);
    },
  };
}

export const systemClock: Clock = createClock(Date.now, () => performance.now());
