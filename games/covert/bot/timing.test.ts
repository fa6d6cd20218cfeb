import { expect, test } from 'vitest';
import type { Seat } from '../../../shared/ids';
import { must } from '../../../shared/must';
import type { View } from '../state';
import { aMatch, type Match, SIX } from '../testing';
import { delay } from './timing';

const open = (table: Match): View => table.view(null);
const delays = (table: Match, seats: Seat[]) => seats.map((seat) => delay(open(table), seat, table.now));

/** Seats 0 and 1 hold a card, seat 1 a First; seat 2 holds nothing. */
const asking = (first: string) => {
  const players = [{ agency: ['AG01'] }, { agency: [first] }, {}];
  return aMatch({
    players,
    asks: true,
    change: (G) => {
      G.window = { number: 1, kind: 'first', asked: ['0', '1'] };
      G.windows = 1;
      G.turn = null;
    },
  });
};

test('nobody acts who is not waited for', () => {
  expect(delays(aMatch({ phase: 'resolve' }), ['1', '2'])).toEqual([null, null]);
  const over = { ...open(aMatch()), awaited: [] };
  expect(delay(over, '0', SIX)).toBeNull();
});

test('an Action takes 2 to 6 s, what follows in the same turn less', () => {
  const table = aMatch({ phase: 'resolve' });
  expect(delay(open(table), '0', table.now)).toEqual({ from: 2000, to: 6000 });
  const acted = table.change((G) => {
    must(G.turn).isActionDone = true;
  });
  expect(must(delay(open(acted), '0', acted.now)).to).toBeLessThan(6000);
});

test('a window is answered quickly, by everybody who is asked alike, whatever they hold', () => {
  const [one, other, none] = delays(asking('AG02'), ['0', '1', '2']);
  expect(one).toEqual(other);
  expect(none).toBeNull();
  expect(must(one).to).toBeLessThanOrEqual(3000);
  expect(delays(asking('AG30'), ['0', '1', '2'])).toEqual([one, other, none]);
});

test('with little time left it is used, and never overrun', () => {
  const table = aMatch({ phase: 'resolve' });
  const endsAt = SIX + 4000;
  const late = must(delay({ ...open(table), endsAt }, '0', SIX));
  expect(SIX + late.to).toBeLessThan(endsAt);
  expect(delay({ ...open(table), endsAt }, '0', endsAt)).toBeNull();
});
