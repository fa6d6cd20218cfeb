// @vitest-environment happy-dom

import { must } from 'hush/game';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import type { View } from '../../state';
import { aMatch } from '../../testing';
import { useLearned } from './useLearned';

function Told({ view }: { view: View }) {
  const learned = useLearned(view, '0');
  return (
    <>
      <p>{learned ? `first ${learned.isFirst}, folded ${learned.isFolded}, seen ${learned.hasSeen}` : 'nothing'}</p>
      <button type="button" onClick={learned?.saw}>
        Look
      </button>
      <button type="button" onClick={learned?.done}>
        Done
      </button>
      <button type="button" onClick={learned?.sawAll}>
        Read the notes
      </button>
    </>
  );
}

test('an investigated card stays on screen before the aim', () => {
  const match = aMatch({ cards: { 0: 'AHC', 1: 'HCK' }, guns: { 0: '2' } });
  const box = document.createElement('div');
  document.body.append(box);
  const root = testRoot(box);
  const show = () => flushSync(() => root.render(<Told view={match.view('0')} />));
  const press = (at: number) => flushSync(() => must(box.querySelectorAll('button')[at]).click());
  const said = () => box.querySelector('p')?.textContent;
  show();
  expect(said()).toBe('nothing');
  match.look('1', 1).to('aim');
  show();
  expect(said()).toBe('first true, folded false, seen false');
  press(0);
  expect(said()).toBe('first true, folded false, seen true');
  press(1);
  expect(said()).toBe('nothing');
});

test('a covered card is offered until seen, and then for a claim in two turns', () => {
  const match = aMatch({ cards: { 0: 'AHC', 1: 'HCK' }, hands: { 2: ['coffee'] } });
  const box = document.createElement('div');
  document.body.append(box);
  const root = testRoot(box);
  const show = (later: number) => {
    const view = match.view('0');
    flushSync(() => root.render(<Told view={{ ...view, turn: view.turn + later }} />));
    return box.querySelector('p')?.textContent;
  };
  show(0);
  match.look('1', 1).to('endTurn');
  expect(show(0)).toContain('seen false');
  expect(show(5)).toContain('seen false');
  flushSync(() => must(box.querySelector('button')).click());
  expect(show(6)).toContain('seen true');
  expect(show(7)).toBe('nothing');
});

test('a card that the player has uncovered in the field notes is not offered again', () => {
  const match = aMatch({ cards: { 0: 'AHC', 1: 'HCK' }, hands: { 2: ['coffee'] } });
  const box = document.createElement('div');
  document.body.append(box);
  const root = testRoot(box);
  const show = () => flushSync(() => root.render(<Told view={match.view('0')} />));
  show();
  match.look('1', 1).to('endTurn');
  show();
  expect(box.querySelector('p')?.textContent).toContain('seen false');
  flushSync(() => must(box.querySelectorAll('button')[2]).click());
  expect(box.querySelector('p')?.textContent).toContain('seen true');
});
