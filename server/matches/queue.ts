/** Maximum number of items taken together, so that under load the first does not wait long for its answer. */
const MOST_TOGETHER = 32;

type Entry<Item> = { item: Item } | { task: () => Promise<void> };

/** The queue of one match. All work on the match runs in order, one piece at a time. */
export class Queue<Item> {
  #waiting: Entry<Item>[] = [];
  #isRunning = false;

  constructor(
    /** Handles items that are taken together, in order. Must not reject. */
    private readonly take: (items: Item[]) => Promise<void>,
    private readonly deps: { track(work: Promise<void>): void; emptied(): void },
  ) {}

  push(item: Item): void {
    this.#waiting.push({ item });
    this.#start();
  }

  /** Runs one task alone, when its turn comes. */
  run<T>(task: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task: () => task().then(resolve, reject) });
      this.#start();
    });
  }

  #start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.deps.track(this.#runAll());
  }

  async #runAll(): Promise<void> {
    // Items that arrive in the same turn of the event loop are taken together.
    await null;
    try {
      for (let head = this.#waiting[0]; head; head = this.#waiting[0]) {
        if ('task' in head) {
          this.#waiting.shift();
          await head.task();
        } else {
          await this.take(this.#shiftItems());
        }
      }
    } finally {
      this.#isRunning = false;
    }
    this.deps.emptied();
  }

  #shiftItems(): Item[] {
    const items: Item[] = [];
    for (const entry of this.#waiting) {
      if ('task' in entry || items.length === MOST_TOGETHER) break;
      items.push(entry.item);
    }
    this.#waiting.splice(0, items.length);
    return items;
  }
}
