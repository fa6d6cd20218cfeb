import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bill, isCoverable, isPaid, openSources } from './cover';

/** Generates bills with up to five requirements of three kinds, and for each kind the items that can pay for it. */
const anyBill = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 5 }),
    fc.tuple(...['a', 'b', 'c'].map(() => fc.uniqueArray(fc.nat(6), { maxLength: 5 }))),
  )
  .map(([needs, kinds]): Bill => ({ needs, fits: needs.map((need) => kinds['abc'.indexOf(need)] ?? []) }));

/** Lists every way to pay for all requirements with a different suitable item for each. */
function everyList({ needs, fits }: Bill, chosen: number[] = []): number[][] {
  if (chosen.length === needs.length) return [chosen];
  const free = (fits[chosen.length] ?? []).filter((source) => !chosen.includes(source));
  return free.flatMap((source) => everyList({ needs, fits }, [...chosen, source]));
}

function everyWalk(bill: Bill, chosen: number[] = []): number[][] {
  if (chosen.length === bill.needs.length) return [chosen];
  const open = openSources(bill, chosen);
  expect(open.length, JSON.stringify([bill, chosen])).toBeGreaterThan(0);
  return open.flatMap((source) => everyWalk(bill, [...chosen, source]));
}

/**
 * Returns a key for a payment. Two lists of items have the same key if they pay for equal requirements with the same
 * items.
 */
function payment({ needs }: Bill, chosen: readonly number[]): string {
  return JSON.stringify(
    ['a', 'b', 'c'].map((kind) => chosen.filter((_, need) => needs[need] === kind).sort((one, other) => one - other)),
  );
}

test('picking items one by one leads to every legal payment exactly once', () => {
  fc.assert(
    fc.property(anyBill, (bill) => {
      const lists = everyList(bill);
      expect(isCoverable(bill, [])).toBe(lists.length > 0);
      if (lists.length === 0) {
        expect(openSources(bill, [])).toEqual([]);
        return;
      }
      const walked = everyWalk(bill).map((chosen) => payment(bill, chosen));
      expect(new Set(walked).size).toBe(walked.length);
      expect(new Set(walked)).toEqual(new Set(lists.map((chosen) => payment(bill, chosen))));
    }),
    { numRuns: 500 },
  );
});

/** Returns the items in sorted order, which does not reveal the requirement that each item pays for. */
const sourcesOf = (chosen: readonly number[]) => [...chosen].sort((one, other) => one - other).join();

test('a payment is accepted with its items in any order', () => {
  fc.assert(
    fc.property(anyBill, fc.func(fc.integer()), (bill, order) => {
      if (!isCoverable(bill, [])) return;
      const walked = new Set(everyWalk(bill).map(sourcesOf));
      for (const list of everyList(bill)) {
        const shuffled = [...list].sort((one, other) => order(one) - order(other));
        expect(isPaid(bill, shuffled)).toBe(true);
        expect(walked.has(sourcesOf(shuffled))).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test('a payment with too few, too many or unsuitable items is refused', () => {
  const bill = {
    needs: ['a', 'a'],
    fits: [
      [4, 2],
      [4, 2],
    ],
  };
  expect([[4], [4, 2, 4], [4, 3], [4, 4]].map((list) => isPaid(bill, list))).toEqual(Array(4).fill(false));
  expect([isPaid(bill, [4, 2]), isPaid(bill, [2, 4])]).toEqual([true, true]);
});
