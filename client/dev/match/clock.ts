/** The speed of the clock, as a multiple of real time. 0 means that the clock is stopped. */
export type Speed = 0 | 1 | 10;

export interface Timer {
  /** Returns the time in ms since some moment in the past. Never decreases. */
  time(): number;
  /** Calls `run` after `ms`. Returns a function that cancels this. */
  later(run: () => void, ms: number): () => void;
}

export const deviceTimer: Timer = {
  time: () => performance.now(),
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The server time of a playground match. It stands still until the clock is started. */
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
