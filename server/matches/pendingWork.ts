/** Counts the work in progress in all matches, so that a shutdown or a test can wait for it. */
export class PendingWork {
  #count = 0;
  #waiting: (() => void)[] = [];

  /** Call this when work begins. Call the returned function once, when it ends. */
  begin(): () => void {
    this.#count += 1;
    return this.#end;
  }

  track<T>(work: Promise<T>): Promise<T> {
    this.#count += 1;
    work.then(this.#end, this.#end);
    return work;
  }

  async settled(): Promise<void> {
    while (this.#count > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  readonly #end = (): void => {
    this.#count -= 1;
    if (this.#count > 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  };
}
