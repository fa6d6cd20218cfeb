// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { aMatch, type Match } from '../../testing';
import { propsOf } from '../testing';
import { useOverdue } from './useOverdue';

/** Opens seat 0's sheet, runs `then`, and returns how often the sheet was asked to close. */
function closings(table: Match, then: () => void, hasNews = false): number {
  const close = vi.fn();
  function Opened() {
    useOverdue(propsOf(table, '0'), hasNews ? null : close);
    return null;
  }
  const root = testRoot(document.createElement('div'));
  const show = () => flushSync(() => root.render(<Opened />));
  show();
  then();
  show();
  root.unmount();
  return close.mock.calls.length;
}

const aTable = () => aMatch({ hands: { 0: ['med_kit'], 2: ['coffee'] }, active: '4' });

test('the sheet of a card closes when its window ends', () => {
  const table = aTable().look('1', 0);
  expect(closings(table, () => undefined)).toBe(0);
  expect(closings(table, () => table.to('endTurn'))).toBe(1);
});

test('the sheet of a card stays open when the next window opens', () => {
  const table = aTable();
  expect(closings(table, () => table.declare({ action: 'investigate', player: '1', slot: 0 }))).toBe(0);
});

test('the sheet of a card closes when the player’s turn begins', () => {
  const table = aTable().look('1', 0).to('endTurn');
  expect(closings(table, () => table.allPass().to('action'), true)).toBe(0);
  const other = aTable().look('1', 0).to('endTurn');
  expect(closings(other, () => other.allPass().to('action'))).toBe(1);
  expect(other.G.active).toBe('0');
});
