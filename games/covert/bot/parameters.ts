/** Settings that differ between the levels. */
export interface Parameters {
  /** Maximum number of imagined states per turn. */
  worlds: number;
  /** Number of steps to plan ahead. */
  depth: number;
  /** Standard deviation of the random error in a plan's value, in points. */
  whim: number;
  /** Whether the bot swaps tiles and keeps dice to break codes. */
  swaps: boolean;
  /** Whether the bot uses Espionage, rerolls dice, and uses First when it could break a code now. */
  interrupts: boolean;
  /** Whether the bot foresees rivals' moves, and uses Sneak Attack and First to act before its rivals. */
  races: boolean;
  /** Default number of positions to evaluate. */
  budget: number;
}

/** Settings by level, easiest first. */
export const LEVELS = {
  recruit: { worlds: 1, depth: 3, whim: 2.8, swaps: true, interrupts: false, races: false, budget: 60 },
  agent: { worlds: 1, depth: 4, whim: 3, swaps: true, interrupts: false, races: false, budget: 100 },
  officer: { worlds: 2, depth: 5, whim: 2.3, swaps: true, interrupts: true, races: false, budget: 300 },
  spymaster: { worlds: 7, depth: 6, whim: 0, swaps: true, interrupts: true, races: true, budget: 1_000 },
} satisfies Record<string, Parameters>;
