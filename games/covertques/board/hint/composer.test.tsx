// @vitest-environment happy-dom
import type { BoardProps } from 'hush/board';
import { must } from 'hush/game';
import { legalityOf } from 'hush/testing';
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BoardContext } from '#client/board/context.ts';
import { testContext } from '#client/board/testing.ts';
import { testRoot } from '#client/ui/testRoot.ts';
import { legal } from '../../legal';
import type { Moves, View } from '../../state';
import { aMatch } from '../../testing';
import { refusals } from '../../text';
import { Composer } from './Composer';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

async function openForm(hint: (text: string) => Promise<unknown>, match = aMatch()) {
  const box = document.createElement('div');
  const root = testRoot(box);
  const view = match.view('0');
  const people = [{ seat: '1', name: 'Ben' }];
  const props = { view, seat: '0', people, legal: legalityOf(legal, view, '0'), act: { hint } };
  const context = testContext({ people: [], now: () => 0, seat: '0' });
  await act(async () =>
    root.render(
      <BoardContext value={context}>
        <Composer {...(props as unknown as BoardProps<View, Moves>)} onTalk={() => undefined} />
      </BoardContext>,
    ),
  );
  const field = must(box.querySelector('input'));
  const write = (words: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const give = async (words: string) => {
    await write(words);
    await act(async () => must(box.querySelector('form')).requestSubmit());
    return box.querySelector('[role="alert"]')?.textContent ?? null;
  };
  return { box, write, give };
}

test('the reason for a refused hint is shown until it is edited', async () => {
  const { box, write, give } = await openForm(async () => ({ refused: 'repeated-hint', detail: '' }));
  expect(await give('wings')).toBe(refusals['repeated-hint']);
  await write('sky');
  expect(box.textContent).not.toContain(refusals['repeated-hint']);
});

test('a hint that would be refused is not sent', async () => {
  const sent: string[] = [];
  const { give } = await openForm(async (hint) => ({ sent: sent.push(hint) }));
  expect(await give('up in the air')).toBe('That’s four words. Use three at most.');
  expect(await give('x'.repeat(34))).toBe('That’s 34 characters. Use 30 at most.');
  expect(await give('the pilots')).toBe('“pilots” counts as the public word, which nobody may say. Try another.');
  expect(await give('my ta ilor')).toBe('“ta ilor” counts as the code word, which you may not say. Try another.');
  expect(await give('...')).toBe(refusals['invalid-hint']);
  expect(sent).toEqual([]);
  expect(await give('wings')).toBeNull();
  expect(sent).toEqual(['wings']);
});

test('a hint that another player has given is refused with that player’s name', async () => {
  const match = aMatch();
  for (const [seat, hint] of [
    ['1', 'Wings'],
    ['2', 'cockpit'],
    ['3', 'runway'],
    ['4', 'cap'],
  ] as const)
    match.play(seat, 'hint', hint);
  const { give } = await openForm(async () => ({}), match);
  expect(await give('wing')).toBe('“wing” was already given by Ben this round. Try another.');
});

test('a watcher of the discussion has no button for being ready to vote', () => {
  const match = aMatch().to('discuss');
  const props = { view: match.view(null), seat: null, people: [], legal: legalityOf(legal, match.view(null), null) };
  const page = renderToStaticMarkup(
    <BoardContext value={testContext({ people: [], now: () => 0, seat: null })}>
      <Composer {...(props as unknown as BoardProps<View, Moves>)} onTalk={() => undefined} />
    </BoardContext>,
  );
  expect(page).toContain('You’re watching.');
  expect(page).toContain('ready to vote');
  expect(page).not.toContain('data-coach="ready"');
});
