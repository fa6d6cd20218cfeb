/** The server's time and its timers. Tests bring one they move. */
export interface Clock {
  /** Server time in ms. */
  now(): number;
  /** Calls back once at or after that time (ms); the answer cancels it. */
  at(time: number, ring: () => void): () => void;
}

/** Longer waits overflow a timer; they are made in steps. */
const LONGEST_WAIT = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  at(time, ring) {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = time - Date.now();
      timer = left > LONGEST_WAIT ? setTimeout(wait, LONGEST_WAIT) : setTimeout(ring, Math.max(0, left));
    };
    wait();
    return () => clearTimeout(timer);
  },
};
