/** Keeps track of work in progress in all matches, so that a drain or a test can wait for it. */
export class PendingWork {
  readonly #work = new Set<Promise<unknown>>();

  track<T>(work: Promise<T>): Promise<T> {
    const done: Promise<unknown> = work.then(
      () => this.#work.delete(done),
      () => this.#work.delete(done),
    );
    this.#work.add(done);
    return work;
  }

  async settled(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work);
  }
}
