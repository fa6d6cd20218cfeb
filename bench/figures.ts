/** One measured number, once for each run; a scenario gives several. */
export interface Figure {
  /** Stable, in kebab case: `hush-closed-moves`. */
  id: string;
  /** What was measured, as the table says it. */
  what: string;
  /** `moves/s`, `ms`, `bytes`, `x` for a ratio. */
  unit: string;
  /** What it is to reach, as a reader sees it; empty: it is there to be compared with. */
  goal: string;
  /** One number a run. */
  runs: readonly number[];
  /** Whether the median reaches the goal; left out where there is none. */
  isMet?: boolean;
}

/** One thing that `npm run bench` measures. */
export interface Scenario {
  /** For `--only`. */
  id: string;
  title: string;
  /** Starts what it needs, measures and ends it again. Throws where a measurement cannot be believed. */
  run(context: BenchContext): Promise<Figure[]>;
}

export interface BenchContext {
  /** How often to measure; the servers that are compared take turns within each run. */
  runs: number;
  /** Takes a few seconds in all, for trying: its figures mean little. */
  quick: boolean;
  /** Where CPU profiles of the servers are written; null: none are taken. */
  profiles: string | null;
  /** Hush's clients ask for whole views, as an unmodified boardgame.io client gets them. */
  wholeViews: boolean;
  /** Says what goes on. */
  log(line: string): void;
}

/** The middle one, and of an even number the mean of both; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** The value that this share (0 to 1) of them does not exceed; NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** What a figure has to reach. */
export interface Goal {
  /** As a reader sees it; empty: there is none. */
  goal: string;
  isMet?(median: number): boolean;
}

export const NO_GOAL: Goal = { goal: '' };
export const atLeast = (least: number, unit = ''): Goal => ({ goal: `≥ ${least}${unit}`, isMet: (is) => is >= least });
export const atMost = (most: number, unit = ''): Goal => ({ goal: `≤ ${most}${unit}`, isMet: (is) => is <= most });

/** A figure that is judged by the median of its runs. */
export function figure(
  about: Pick<Figure, 'id' | 'what' | 'unit'>,
  runs: readonly number[],
  { goal, isMet }: Goal = NO_GOAL,
): Figure {
  return { ...about, goal, runs, ...(isMet && { isMet: isMet(median(runs)) }) };
}
