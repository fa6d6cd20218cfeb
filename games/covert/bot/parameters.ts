/** Settings that differ between the levels. */
export interface Parameters {
  /** Maximum number of imagined worlds per turn. */
  worlds: number;
  /** Number of steps to plan ahead. */
  depth: number;
  /** Standard deviation of the error in a plan's value, in points. */
  whim: number;
  /** Swaps tiles for codes, and keeps dice for them. */
  swaps: boolean;
  /** Uses Espionage and the reroll, and First before a code that could be broken now. */
  interrupts: boolean;
  /** Foresees rivals' moves and forestalls them with Sneak Attack and First. */
  races: boolean;
  /** Default number of positions to evaluate. */
  budget: number;
}

/** By level, the easiest first. */
export const LEVELS = {
  recruit: { worlds: 1, depth: 3, whim: 2.8, swaps: true, interrupts: false, races: false, budget: 60 },
  agent: { worlds: 1, depth: 4, whim: 3, swaps: true, interrupts: false, races: false, budget: 100 },
  officer: { worlds: 2, depth: 5, whim: 2.3, swaps: true, interrupts: true, races: false, budget: 300 },
  spymaster: { worlds: 7, depth: 6, whim: 0, swaps: true, interrupts: true, races: true, budget: 1_000 },
} satisfies Record<string, Parameters>;
