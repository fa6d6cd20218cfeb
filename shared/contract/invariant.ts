export type Law = readonly [sentence: string, holds: boolean];

export function holdAll(...laws: readonly (readonly Law[])[]): void {
  for (const [sentence, holds] of laws.flat()) if (!holds) throw new Error(`does not hold: ${sentence}`);
}
