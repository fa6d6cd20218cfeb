/** A call that takes longer than this (in ms) is repeated, so that pauses for garbage collection do not count. */
const SUSPECT_MS = 0.2;
const AGAIN = 5;
/** Durations are counted in steps of 2 % that start at 10 ns, so that memory does not grow with the number of calls. */
const STEP = 1.02;
const FIRST_MS = 1e-5;
const LENGTH = 1_000;

/** Durations of one kind of call, with a description of the slowest call. */
export class Times {
  private readonly counts = new Float64Array(LENGTH);
  private calls = 0;
  private slowest = { ms: 0, what: '' };

  /** Times a call without side effects and returns its result. */
  of<Result>(call: () => Result, what: () => string): Result {
    let { ms, result } = once(call);
    for (let again = 0; ms > SUSPECT_MS && again < AGAIN; again++) ms = Math.min(ms, once(call).ms);
    const step = Math.ceil(Math.log(Math.max(ms, FIRST_MS) / FIRST_MS) / Math.log(STEP));
    const at = Math.min(LENGTH - 1, step);
    this.counts[at] = (this.counts[at] ?? 0) + 1;
    this.calls += 1;
    if (ms > this.slowest.ms) this.slowest = { ms, what: what() };
    return result;
  }

  /** Duration of the slowest call, in ms. */
  get most(): number {
    return this.slowest.ms;
  }

  /** Returns a row with median, 99th percentile and maximum, in ms and in units of `unit` ms. */
  row(name: string, unit: number): string {
    const show = (ms: number) => `${ms.toFixed(4)} ms (${(ms / unit).toFixed(3)} units)`;
    return [
      `${name}: ${this.calls} calls, median ${show(this.at(0.5))}, p99 ${show(this.at(0.99))}, most ${show(this.slowest.ms)}`,
      `  the slowest: ${this.slowest.what}`,
    ].join('\n');
  }

  /** Returns a quantile of the durations, in ms. */
  at(share: number): number {
    let seen = 0;
    const step = this.counts.findIndex((count) => {
      seen += count;
      return seen >= this.calls * share;
    });
    return FIRST_MS * STEP ** step;
  }
}

function once<Result>(call: () => Result): { ms: number; result: Result } {
  const from = performance.now();
  const result = call();
  return { ms: performance.now() - from, result };
}
