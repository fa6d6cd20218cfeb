import type { Histogram } from 'prom-client';

export interface JudgedMove {
  game: string;
  /** `ok` or the code of the refusal. */
  answer: string;
  /** From its packet to its answer. */
  seconds: number;
}

const BUCKETS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, Number.POSITIVE_INFINITY];

/** Judged moves as numbers alone: a tally of a million is added to another in one short step. */
export class MoveTally {
  count = 0;
  seconds = 0;
  /** How many took at most so long, by bucket. */
  readonly buckets = BUCKETS.map(() => 0);
  readonly #answers = new Map<string, number>();

  take({ game, answer, seconds }: JudgedMove): void {
    this.count += 1;
    this.seconds += seconds;
    BUCKETS.forEach((most, index) => {
      if (seconds <= most) this.#grow(index, 1);
    });
    this.#answer(`${game} ${answer}`, 1);
  }

  add(other: MoveTally): void {
    this.count += other.count;
    this.seconds += other.seconds;
    for (const [index, count] of other.buckets.entries()) this.#grow(index, count);
    for (const [key, count] of other.#answers) this.#answer(key, count);
  }

  /** Game, answer and how often. */
  answers(): [string, string, number][] {
    return [...this.#answers].map(([key, count]) => {
      const [game = '', answer = ''] = key.split(' ');
      return [game, answer, count];
    });
  }

  #grow(index: number, by: number): void {
    this.buckets[index] = (this.buckets[index] ?? 0) + by;
  }

  #answer(key: string, by: number): void {
    this.#answers.set(key, (this.#answers.get(key) ?? 0) + by);
  }
}

/** A tally as a histogram. The library's own takes one value at a time, so that many at once would stall the server. */
export function histogramOf(name: string, help: string, tally: () => MoveTally): Histogram {
  const get = async () => {
    const { buckets, seconds, count } = tally();
    const values = BUCKETS.map((most, index) => {
      const le = Number.isFinite(most) ? most : '+Inf';
      return { metricName: `${name}_bucket`, labels: { le }, value: buckets[index] ?? 0 };
    });
    const sums = [
      { metricName: `${name}_sum`, labels: {}, value: seconds },
      { metricName: `${name}_count`, labels: {}, value: count },
    ];
    return { name, help, type: 'histogram', aggregator: 'sum', values: [...values, ...sums] };
  };
  return { name, get } as unknown as Histogram;
}
