/** A sentence about a state, and whether it is true. */
export type Law = readonly [sentence: string, holds: boolean];

/** Throws the first sentence that is false. */
export function holdAll(...laws: readonly (readonly Law[])[]): void {
  for (const [sentence, holds] of laws.flat()) if (!holds) throw new Error(`does not hold: ${sentence}`);
}
