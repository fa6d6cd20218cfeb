/** A statement about a state, and whether it holds. */
export type Law = readonly [sentence: string, holds: boolean];

/** Throws an error with the first statement that does not hold. */
export function holdAll(...laws: readonly (readonly Law[])[]): void {
  for (const [sentence, holds] of laws.flat()) if (!holds) throw new Error(`does not hold: ${sentence}`);
}
