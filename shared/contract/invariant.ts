/** A condition that must hold, with a sentence that states it. */
export type Law = readonly [sentence: string, holds: boolean];

/** Throws an error with the sentence of the first law that does not hold. */
export function holdAll(...laws: readonly (readonly Law[])[]): void {
  for (const [sentence, holds] of laws.flat()) if (!holds) throw new Error(`does not hold: ${sentence}`);
}
