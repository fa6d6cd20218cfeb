/** Maximum number of items taken together, so that under load the first item does not wait long for its answer. */
const MOST_TOGETHER = 32;

type Entry<Item> = { item: Item } | { task: () => Promise<void> };

/**
 * The queue of one match. All work on the match runs in order, one piece at a time. Work starts immediately if the
 * queue is empty. Otherwise it waits for the work before it.
 */
export class Queue<Item> {
  #waiting: Entry<Item>[] = [];
  #isRunning = false;
  #ended = () => {};

  constructor(
    /**
     * Handles items that are taken together, in order. Must not throw or reject.
     * @returns a promise that resolves when the work is done, or undefined if it is done already
     */
    private readonly take: (items: Item[]) => Promise<void> | undefined,
    /**
     * `began` is called when work begins, and returns a function that is called when the work ends, before `emptied`.
     */
    private readonly deps: { began(): () => void; emptied(): void },
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
    this.#ended = this.deps.began();
    this.#runAll();
  }

  /** Runs the waiting work in order. If a piece of work returns a promise, continues once the promise resolves. */
  readonly #runAll = (): void => {
    for (let head = this.#waiting[0]; head; head = this.#waiting[0]) {
      const work = 'task' in head ? this.#shiftTask(head.task) : this.take(this.#shiftItems());
      if (work) return void work.then(this.#runAll);
    }
    this.#isRunning = false;
    this.#ended();
    this.deps.emptied();
  };

  #shiftTask(task: () => Promise<void>): Promise<void> {
    this.#waiting.shift();
    return task();
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
