/** How fast a clock runs; 0: it stands. */
export type Speed = 0 | 1 | 10;

/** The device the clock is read on. */
export interface Timer {
  /** A count of ms that only grows. */
  time(): number;
  /** Runs it after so many ms, unless the answer is called before. */
  later(run: () => void, ms: number): () => void;
}

export const deviceTimer: Timer = {
  time: () => performance.now(),
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The server time of a match, which stands still until somebody runs it. */
export class MatchClock {
  speed: Speed = 0;
  #at = 0;
  #since = 0;

  constructor(private readonly timer: Timer) {}

  /** Server time in ms. */
  now(): number {
    return this.#at + (this.timer.time() - this.#since) * this.speed;
  }

  set(at: number): void {
    this.#at = at;
    this.#since = this.timer.time();
  }

  run(speed: Speed): void {
    this.set(this.now());
    this.speed = speed;
  }
}
