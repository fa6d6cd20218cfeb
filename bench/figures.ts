/** A measured number, with a value for each run. A scenario returns several figures. */
export interface Figure {
  /** Stable name in kebab case, such as `hush-closed-moves`. */
  id: string;
  /** Description of the figure in the table. */
  what: string;
  /** `moves/s`, `ms`, `bytes`, or `x` for a ratio. */
  unit: string;
  /** The goal in words; empty if the figure is only for comparison. */
  goal: string;
  /** One value per run. */
  runs: readonly number[];
  /** Whether the median reaches the goal. Omitted if there is no goal. */
  isMet?: boolean;
}

/** A measurement that `npm run bench` makes. */
export interface Scenario {
  /** Name of the scenario for `--only`. */
  id: string;
  title: string;
  /** Starts the servers that the scenario needs, measures, and stops them. Throws if a measurement is implausible. */
  run(context: BenchContext): Promise<Figure[]>;
}

export interface BenchContext {
  /** Number of runs. Within each run, the compared servers take turns. */
  runs: number;
  /** Whether to take only a few seconds, as a trial; the figures then mean little. */
  quick: boolean;
  /** Folder for CPU profiles of the servers, or null for none. */
  profiles: string | null;
  /** Whether Hush's clients request whole views, as an unmodified boardgame.io client does. */
  wholeViews: boolean;
  /** Prints progress messages. */
  log(line: string): void;
}

/** Returns the median, or NaN if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** Returns the quantile for a share from 0 to 1, or NaN if there are no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The goal of a figure. */
export interface Goal {
  /** The goal in words; empty for none. */
  goal: string;
  isMet?(median: number): boolean;
}

export const NO_GOAL: Goal = { goal: '' };
export const atLeast = (least: number, unit = ''): Goal => ({ goal: `≥ ${least}${unit}`, isMet: (is) => is >= least });
export const atMost = (most: number, unit = ''): Goal => ({ goal: `≤ ${most}${unit}`, isMet: (is) => is <= most });

/** Makes a figure and compares the median of its runs with the goal. */
export function figure(
  about: Pick<Figure, 'id' | 'what' | 'unit'>,
  runs: readonly number[],
  { goal, isMet }: Goal = NO_GOAL,
): Figure {
  return { ...about, goal, runs, ...(isMet && { isMet: isMet(median(runs)) }) };
}
