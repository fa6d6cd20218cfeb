import type { Histogram } from 'prom-client';

export interface JudgedMove {
  game: string;
  /** `ok` or the refusal code. */
  answer: string;
  /** Time in seconds from receiving the move to answering it. */
  seconds: number;
}

/** The upper bounds of each histogram's buckets, in seconds. Longer durations are in no bucket. */
const BOUNDS = {
  move: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
  commit: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
  lateness: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 60],
  thinking: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20],
} as const;

export type Timed = keyof typeof BOUNDS;

class Timings {
  count = 0;
  seconds = 0;
  /** Number of durations, for each bound, that are at most this bound and above the previous bound. */
  readonly #buckets: number[];

  constructor(private readonly bounds: readonly number[]) {
    this.#buckets = bounds.map(() => 0);
  }

  take(seconds: number): void {
    this.count += 1;
    this.seconds += seconds;
    const index = this.bounds.findIndex((bound) => seconds <= bound);
    if (index >= 0) this.#grow(index, 1);
  }

  add(other: Timings): void {
    this.count += other.count;
    this.seconds += other.seconds;
    for (const [index, count] of other.#buckets.entries()) this.#grow(index, count);
  }

  /** Returns each bound with the number of durations that are at most this bound. */
  buckets(): [number, number][] {
    let sum = 0;
    return this.bounds.map((bound, index) => {
      sum += this.#buckets[index] ?? 0;
      return [bound, sum];
    });
  }

  #grow(index: number, by: number): void {
    this.#buckets[index] = (this.#buckets[index] ?? 0) + by;
  }
}

/**
 * Counts of moves, commits and timeouts during some time. Adding two tallies takes the same short time, no matter how
 * many moves they count.
 */
export class PlayTally {
  /** Number of moves that were judged for people or thought about by bots. */
  acts = 0;
  readonly timings: Readonly<Record<Timed, Timings>> = {
    move: new Timings(BOUNDS.move),
    commit: new Timings(BOUNDS.commit),
    lateness: new Timings(BOUNDS.lateness),
    thinking: new Timings(BOUNDS.thinking),
  };
  readonly conflicts = new Map<string, number>();
  readonly #answers = new Map<string, number>();

  judged({ game, answer, seconds }: JudgedMove): void {
    this.acts += 1;
    this.timings.move.take(seconds);
    grow(this.#answers, `${game} ${answer}`, 1);
  }

  thought(seconds: number): void {
    this.acts += 1;
    this.timings.thinking.take(seconds);
  }

  conflicted(of: string): void {
    grow(this.conflicts, of, 1);
  }

  add(other: PlayTally): void {
    this.acts += other.acts;
    for (const kind of Object.keys(BOUNDS) as Timed[]) this.timings[kind].add(other.timings[kind]);
    for (const [of, count] of other.conflicts) grow(this.conflicts, of, count);
    for (const [key, count] of other.#answers) grow(this.#answers, key, count);
  }

  answers(): [string, string, number][] {
    return [...this.#answers].map(([key, count]) => {
      const [game = '', answer = ''] = key.split(' ');
      return [game, answer, count];
    });
  }
}

function grow(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/**
 * Creates a histogram from counted durations. The histogram of the client library would have to observe each duration
 * separately, which would stall the server.
 */
export function histogramOf(name: string, help: string, timings: () => Timings): Histogram {
  const get = async () => {
    const shown = timings();
    const bucket = (le: number | string, value: number) => ({ metricName: `${name}_bucket`, labels: { le }, value });
    const values = [
      ...shown.buckets().map(([bound, count]) => bucket(bound, count)),
      bucket('+Inf', shown.count),
      { metricName: `${name}_sum`, labels: {}, value: shown.seconds },
      { metricName: `${name}_count`, labels: {}, value: shown.count },
    ];
    return { name, help, type: 'histogram', aggregator: 'sum', values };
  };
  return { name, get } as unknown as Histogram;
}
