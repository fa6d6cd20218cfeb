/** What has to be paid, need by need in printed order, and what can pay each: sources by number, the cheapest first. */
export interface Bill {
  /** Equal names are equal needs. */
  needs: readonly string[];
  fits: readonly (readonly number[])[];
}

/**
 * The sources that may pay the next need after those chosen: each leaves enough for the rest, and equal needs take
 * theirs in rising order, so that every set of sources comes up once.
 */
export function openSources(bill: Bill, chosen: readonly number[]): number[] {
  if (chosen.length >= bill.needs.length) return [];
  return rising(bill, chosen, chosen.length).filter((source) => isCoverable(bill, [...chosen, source]));
}

/** Whether the needs that are left can be paid, one source each. */
export function isCoverable(bill: Bill, chosen: readonly number[]): boolean {
  const payer = new Map<number, number>();
  for (let need = chosen.length; need < bill.needs.length; need++) {
    if (!assign(bill, chosen, need, payer, new Set())) return false;
  }
  return true;
}

/** Whether these sources, in whatever order, pay the whole bill and nothing is left over. */
export function isPaid({ needs, fits }: Bill, chosen: readonly number[]): boolean {
  if (chosen.length !== needs.length) return false;
  const paid = fits.map((sources) => sources.filter((source) => chosen.includes(source)));
  return isCoverable({ needs, fits: paid }, []);
}

/** Finds the need a source that is free, or that another need can do without. */
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

/** What fits a need, is not chosen yet and comes after what the last equal need took. */
function rising({ needs, fits }: Bill, chosen: readonly number[], need: number): number[] {
  const all = fits[need] ?? [];
  const equal = needs.slice(0, chosen.length).lastIndexOf(needs[need] ?? '');
  const from = equal < 0 ? 0 : all.indexOf(chosen[equal] ?? -1) + 1;
  return all.slice(from).filter((source) => !chosen.includes(source));
}
