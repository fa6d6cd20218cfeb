import type { Clock } from './clock';

interface Entry<Key> {
  key: Key;
  /** Time in ms at which the key is due. */
  time: number;
  place: number;
}

/** Schedules any number of keys with a single timer. The keys are in a binary heap, earliest first. */
export class TimerQueue<Key> {
  readonly #heap: Entry<Key>[] = [];
  readonly #entries = new Map<Key, Entry<Key>>();
  #timer: { time: number; cancel(): void } | null = null;

  constructor(
    private readonly clock: Clock,
    /** Called with all due keys. They have already left the queue. */
    private readonly ring: (keys: Key[]) => void,
  ) {}

  get size(): number {
    return this.#heap.length;
  }

  /** Schedules the key for `time` (ms), replacing any earlier schedule. If `time` is null, removes the key. */
  set(key: Key, time: number | null): void {
    const before = this.#entries.get(key);
    if (before?.time === time) return;
    if (before) this.#remove(before);
    if (time !== null) this.#insert({ key, time, place: this.#heap.length });
    this.#arm();
  }

  clear(): void {
    this.#heap.length = 0;
    this.#entries.clear();
    this.#arm();
  }

  #insert(entry: Entry<Key>): void {
    this.#entries.set(entry.key, entry);
    this.#heap.push(entry);
    this.#rise(entry);
  }

  #remove(entry: Entry<Key>): void {
    this.#entries.delete(entry.key);
    const last = this.#heap.pop();
    if (last === undefined || last === entry) return;
    this.#put(last, entry.place);
    this.#rise(last);
    this.#sink(last);
  }

  #put(entry: Entry<Key>, place: number): void {
    this.#heap[place] = entry;
    entry.place = place;
  }

  #rise(entry: Entry<Key>): void {
    for (;;) {
      const { place } = entry;
      const above = place > 0 ? this.#heap[(place - 1) >> 1] : undefined;
      if (above === undefined || above.time <= entry.time) return;
      this.#put(entry, above.place);
      this.#put(above, place);
    }
  }

  #sink(entry: Entry<Key>): void {
    for (;;) {
      const { place } = entry;
      const [left, right] = [this.#heap[2 * place + 1], this.#heap[2 * place + 2]];
      const below = left && right && right.time < left.time ? right : left;
      if (below === undefined || below.time >= entry.time) return;
      this.#put(entry, below.place);
      this.#put(below, place);
    }
  }

  #arm(): void {
    const time = this.#heap[0]?.time ?? null;
    if (this.#timer?.time === time) return;
    this.#timer?.cancel();
    this.#timer = time === null ? null : { time, cancel: this.clock.at(time, () => this.#ring()) };
  }

  #ring(): void {
    this.#timer = null;
    const now = this.clock.now();
    const due: Key[] = [];
    for (let first = this.#heap[0]; first && first.time <= now; first = this.#heap[0]) {
      this.#remove(first);
      due.push(first.key);
    }
    this.#arm();
    if (due.length > 0) this.ring(due);
  }
}
