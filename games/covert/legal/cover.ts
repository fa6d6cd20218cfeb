/** Needs in printed order, and the sources that can pay each: by number, cheapest first. */
export interface Bill {
  /** Equal names are equal needs. */
  needs: readonly string[];
  fits: readonly (readonly number[])[];
}

/**
 * Sources that may pay the next need after those chosen. Each leaves enough for the rest, and equal needs take
 * theirs in rising order, so that every set of sources comes up once.
 */
export function openSources(bill: Bill, chosen: readonly number[]): number[] {
  if (chosen.length >= bill.needs.length) return [];
  return rising(bill, chosen, chosen.length).filter((source) => isCoverable(bill, [...chosen, source]));
}

/** Whether the remaining needs can be paid with one source each. */
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

/** Finds a source for the need: a free one, or one that another need can swap for a different source. */
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

/** Sources that fit a need, are not chosen yet and come after the one the last equal need took. */
function rising({ needs, fits }: Bill, chosen: readonly number[], need: number): number[] {
  const all = fits[need] ?? [];
  const equal = needs.slice(0, chosen.length).lastIndexOf(needs[need] ?? '');
  const from = equal < 0 ? 0 : all.indexOf(chosen[equal] ?? -1) + 1;
  return all.slice(from).filter((source) => !chosen.includes(source));
}
