import type { Clock } from './clock';

/** A match's place on the clock: at most one timer. */
export class Timer {
  #set: { time: number; cancel(): void } | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly ring: () => void,
  ) {}

  /** Rings once at that time (ms) instead of at any earlier set one; null: not at all. */
  set(time: number | null): void {
    if (this.#set?.time === time) return;
    this.#set?.cancel();
    this.#set = null;
    if (time === null) return;
    const cancel = this.clock.at(time, () => {
      this.#set = null;
      this.ring();
    });
    this.#set = { time, cancel };
  }
}
