/** Needs in printed order and, for each need, the numbers of the sources that can pay it, cheapest first. */
export interface Bill {
  /** Needs with the same name are equal. */
  needs: readonly string[];
  fits: readonly (readonly number[])[];
}

/**
 * Returns the sources that may pay the next need, such that the rest can still be paid. Equal needs take their sources
 * in rising order, so that every set of sources comes up only once.
 */
export function openSources(bill: Bill, chosen: readonly number[]): number[] {
  if (chosen.length >= bill.needs.length) return [];
  return rising(bill, chosen, chosen.length).filter((source) => isCoverable(bill, [...chosen, source]));
}

/** Whether each need that `chosen` does not pay can be paid with a different source. */
export function isCoverable(bill: Bill, chosen: readonly number[]): boolean {
  const payer = new Map<number, number>();
  for (let need = chosen.length; need < bill.needs.length; need++) {
    if (!assign(bill, chosen, need, payer, new Set())) return false;
  }
  return true;
}

/** Whether these sources, in any order, pay the whole bill with none left over. */
export function isPaid({ needs, fits }: Bill, chosen: readonly number[]): boolean {
  if (chosen.length !== needs.length) return false;
  const paid = fits.map((sources) => sources.filter((source) => chosen.includes(source)));
  return isCoverable({ needs, fits: paid }, []);
}

/** Finds a source for the need: a free one, or one taken by a need that can switch to another source. */
function assign(
  bill: Bill,
  chosen: readonly number[],
  need: number,
  payer: Map<number, number>,
  tried: Set<number>,
): boolean {
  for (const source of rising(bill, chosen, need)) {
    if (tried.has(source)) continue;
    tried.add(source);
    const held = payer.get(source);
    if (held === undefined || assign(bill, chosen, held, payer, tried)) {
      payer.set(source, need);
      return true;
    }
  }
  return false;
}

/** Returns the sources that fit a need, are not chosen yet, and come after the source of the last equal need. */
function rising({ needs, fits }: Bill, chosen: readonly number[], need: number): number[] {
  const all = fits[need] ?? [];
  const equal = needs.slice(0, chosen.length).lastIndexOf(needs[need] ?? '');
  const from = equal < 0 ? 0 : all.indexOf(chosen[equal] ?? -1) + 1;
  return all.slice(from).filter((source) => !chosen.includes(source));
}
