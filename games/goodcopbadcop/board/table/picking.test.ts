import { legalityOf } from 'hush/testing';
import { expect, test, vi } from 'vitest';
import { legal } from '../../legal';
import { aMatch } from '../../testing';
import { askOf, begin } from '../actions/flow';
import type { FlowState } from '../actions/useFlow';
import { pickingOf } from './picking';

const table = aMatch({ cards: { '1': 'H^H^C^', '2': 'C^AC' }, out: ['4'] });
const view = table.view('0');
const moves = legalityOf(legal, view, '0');

/** Returns the state of the files after seat 0 has made these picks for a look. */
function looking(...draft: string[]) {
  const flow = begin(moves, 'investigate', draft);
  const [start, take, pick, onOpen] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const state = {
    flow,
    ask: askOf(moves, flow),
    busy: false,
    isOwed: false,
    start,
    take,
    pick,
  } as unknown as FlowState;
  return { start, take, onOpen, ...pickingOf(view, moves, state, onOpen) };
}

test('an investigation first asks for an officer', () => {
  const { light, pick, cards, isAsked, onFile, start } = looking();
  expect(['1', '2', '3', '4'].map(light)).toEqual(['shut', 'open', 'open', 'shut']);
  expect(['1', '2', '3', '4'].map(pick)).toEqual([
    'No hidden cards',
    '2 cards to look at',
    '3 cards to look at',
    'Out of the game',
  ]);
  expect([cards, isAsked]).toEqual([null, true]);
  onFile('2');
  expect(start).toHaveBeenCalledExactlyOnceWith('investigate', ['2']);
});

test('an investigation then asks for a hidden card', () => {
  const { light, pick, cards, onFile, start, take } = looking('2');
  expect(['1', '2', '3', '4'].map(light)).toEqual(['shut', 'picked', 'open', 'shut']);
  expect([pick('2'), pick('3')]).toEqual(['Which card?', '3 cards to look at']);
  expect(cards).toMatchObject({ of: '2', slots: [1, 2] });
  cards?.onCard(2);
  expect(take).toHaveBeenCalledExactlyOnceWith(2);
  for (const of of ['3', '1', '2']) onFile(of);
  cards?.onBack();
  expect(start.mock.calls).toEqual([['investigate', ['3']], ['investigate', []], ['investigate']]);
});

test('pressing an officer opens their cards', () => {
  const onOpen = vi.fn();
  const none = { flow: null, ask: null, busy: false, isOwed: false } as unknown as FlowState;
  const { light, cards, isAsked, onFile } = pickingOf(view, moves, none, onOpen);
  onFile('2');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('2');
  expect([light('2'), cards, isAsked]).toEqual([null, null, false]);
});
