/**
 * Maximum number of items taken together. Without a limit, the first item would wait long for its answer under load.
 */
const MOST_TOGETHER = 32;

type Entry<Item> = { item: Item } | { task: () => Promise<void> };

/**
 * The queue of one match. Runs its work in order, one piece at a time, and starts immediately if nothing is running.
 */
export class Queue<Item> {
  #waiting: Entry<Item>[] = [];
  #isRunning = false;
  #ended = () => {};

  constructor(
    /**
     * Handles items that are taken together, in order. Must not throw or reject.
     * @returns a promise for the end of the work, or undefined if the work is already done
     */
    private readonly take: (items: Item[]) => Promise<void> | undefined,
    /**
     * `began` is called when the queue starts to work, and returns a function that is called when all work is done.
     * `emptied` is called after that.
     */
    private readonly deps: { began(): () => void; emptied(): void },
  ) {}

  push(item: Item): void {
    this.#waiting.push({ item });
    this.#start();
  }

  /** Runs a task when its turn comes, with no other work at the same time. */
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

  /** Runs the waiting work in order. Continues without a pause as long as the work is synchronous. */
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
