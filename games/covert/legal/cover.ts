/**
 * A mission's requirements in printed order and, for each of them, the indexes of the items that can pay for it,
 * cheapest first.
 */
export interface Bill {
  /** Requirements with the same name are equal. */
  needs: readonly string[];
  fits: readonly (readonly number[])[];
}

/**
 * Returns the items that may pay for the next requirement so that the rest can still be paid for. Equal requirements
 * take their items in ascending order, so that every set of items comes up only once.
 */
export function openSources(bill: Bill, chosen: readonly number[]): number[] {
  if (chosen.length >= bill.needs.length) return [];
  return rising(bill, chosen, chosen.length).filter((source) => isCoverable(bill, [...chosen, source]));
}

/** Whether each requirement that `chosen` does not pay for can be paid for with a different item. */
export function isCoverable(bill: Bill, chosen: readonly number[]): boolean {
  const payer = new Map<number, number>();
  for (let need = chosen.length; need < bill.needs.length; need++) {
    if (!assign(bill, chosen, need, payer, new Set())) return false;
  }
  return true;
}

/** Whether these items, in any order, pay the whole bill with none left over. */
export function isPaid({ needs, fits }: Bill, chosen: readonly number[]): boolean {
  if (chosen.length !== needs.length) return false;
  const paid = fits.map((sources) => sources.filter((source) => chosen.includes(source)));
  return isCoverable({ needs, fits: paid }, []);
}

/** Finds an item for the requirement: a free item, or an item whose requirement can switch to another item. */
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

/**
 * Returns the items that can pay for a requirement, are not chosen yet, and come after the item chosen for the last
 * equal requirement.
 */
function rising({ needs, fits }: Bill, chosen: readonly number[], need: number): number[] {
  const all = fits[need] ?? [];
  const equal = needs.slice(0, chosen.length).lastIndexOf(needs[need] ?? '');
  const from = equal < 0 ? 0 : all.indexOf(chosen[equal] ?? -1) + 1;
  return all.slice(from).filter((source) => !chosen.includes(source));
}
