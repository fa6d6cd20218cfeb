import { expect, test } from 'vitest';
import type { Seat } from '../../../shared/ids';
import { must } from '../../../shared/must';
import type { View } from '../state';
import { aMatch, type Match, SIX } from '../testing';
import { pace } from './timing';

const open = (table: Match): View => table.view(null);
const paces = (table: Match, seats: Seat[]) => seats.map((seat) => pace(open(table), seat, table.now));

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
  expect(paces(aMatch({ phase: 'resolve' }), ['1', '2'])).toEqual([null, null]);
  const over = { ...open(aMatch()), awaited: [] };
  expect(pace(over, '0', SIX)).toBeNull();
});

test('an Action takes 2 to 6 s, what follows in the same turn less', () => {
  const table = aMatch({ phase: 'resolve' });
  expect(pace(open(table), '0', table.now)).toEqual({ from: 2000, to: 6000 });
  const acted = table.change((G) => {
    must(G.turn).isActionDone = true;
  });
  expect(must(pace(open(acted), '0', acted.now)).to).toBeLessThan(6000);
});

test('a window is answered quickly, by everybody who is asked alike, whatever they hold', () => {
  const [one, other, none] = paces(asking('AG02'), ['0', '1', '2']);
  expect(one).toEqual(other);
  expect(none).toBeNull();
  expect(must(one).to).toBeLessThanOrEqual(3000);
  expect(paces(asking('AG30'), ['0', '1', '2'])).toEqual([one, other, none]);
});

test('with little time left it is used, and never overrun', () => {
  const table = aMatch({ phase: 'resolve' });
  const endsAt = SIX + 4000;
  const late = must(pace({ ...open(table), endsAt }, '0', SIX));
  expect(SIX + late.to).toBeLessThan(endsAt);
  expect(pace({ ...open(table), endsAt }, '0', endsAt)).toBeNull();
});
