/**
 * A mission's requirements in printed order. Lists, for each requirement, the indexes of the items that can pay for it,
 * cheapest first.
 */
export interface Bill {
  /** Names of the requirements. Requirements with the same name are equal. */
  needs: readonly string[];
  fits: readonly (readonly number[])[];
}

/**
 * Returns the items that may pay for the next requirement, provided that the other requirements can still be paid for.
 * Equal requirements must take their items in ascending order, so that each set of items is offered only once.
 */
export function openSources(bill: Bill, chosen: readonly number[]): number[] {
  if (chosen.length >= bill.needs.length) return [];
  return rising(bill, chosen, chosen.length).filter((source) => isCoverable(bill, [...chosen, source]));
}

/** Whether the requirements that `chosen` has not paid for can all be paid for, with a different item for each. */
export function isCoverable(bill: Bill, chosen: readonly number[]): boolean {
  const payer = new Map<number, number>();
  for (let need = chosen.length; need < bill.needs.length; need++) {
    if (!assign(bill, chosen, need, payer, new Set())) return false;
  }
  return true;
}

/** Whether these items, in any order, pay for all requirements with no item left over. */
export function isPaid({ needs, fits }: Bill, chosen: readonly number[]): boolean {
  if (chosen.length !== needs.length) return false;
  const paid = fits.map((sources) => sources.filter((source) => chosen.includes(source)));
  return isCoverable({ needs, fits: paid }, []);
}

/** Finds an item for the requirement: an unused item, or an item whose requirement can use a different item instead. */
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
 * Returns the unused items that can pay for a requirement. If an equal requirement is already paid for, returns only
 * the items after the one that pays for it.
 */
function rising({ needs, fits }: Bill, chosen: readonly number[], need: number): number[] {
  const all = fits[need] ?? [];
  const equal = needs.slice(0, chosen.length).lastIndexOf(needs[need] ?? '');
  const from = equal < 0 ? 0 : all.indexOf(chosen[equal] ?? -1) + 1;
  return all.slice(from).filter((source) => !chosen.includes(source));
}
