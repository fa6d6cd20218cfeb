/** A call slower than this is made again, so that the collector's pauses do not count as its own. */
const SUSPECT_MS = 0.2;
const AGAIN = 5;
/** Steps of 2 % from 10 ns on: a hundred million calls fit into a list of this length. */
const STEP = 1.02;
const FIRST_MS = 1e-5;
const LENGTH = 1_000;

/** Durations of one kind of call; what was slowest is remembered by name. */
export class Times {
  private readonly counts = new Float64Array(LENGTH);
  private calls = 0;
  private slowest = { ms: 0, what: '' };

  /** Times a call without side effects and gives what it returned. */
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

  /** ms of the slowest call. */
  get most(): number {
    return this.slowest.ms;
  }

  /** Median, 99th of a hundred and maximum, in ms and in units. */
  row(name: string, unit: number): string {
    const show = (ms: number) => `${ms.toFixed(4)} ms (${(ms / unit).toFixed(3)} units)`;
    return [
      `${name}: ${this.calls} calls, median ${show(this.at(0.5))}, p99 ${show(this.at(0.99))}, most ${show(this.slowest.ms)}`,
      `  the slowest: ${this.slowest.what}`,
    ].join('\n');
  }

  /** What this share of the calls (0 to 1) took at most, in ms. */
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
