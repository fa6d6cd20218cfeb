/** What tells the levels apart. */
export interface Parameters {
  /** Truths it weighs a turn in, at most. */
  worlds: number;
  /** Steps it looks ahead. */
  depth: number;
  /** Swaps tiles for codes, and keeps dice for them. */
  swaps: boolean;
  /** Uses First, Espionage and the reroll. */
  interrupts: boolean;
  /** Positions it looks at where nobody says otherwise. */
  budget: number;
}

export const PLANNER: Parameters = { worlds: 7, depth: 6, swaps: true, interrupts: true, budget: 1_200 };
export const BEGINNER: Parameters = { worlds: 1, depth: 2, swaps: false, interrupts: false, budget: 60 };
