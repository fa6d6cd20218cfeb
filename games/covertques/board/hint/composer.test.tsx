// @vitest-environment happy-dom
import type { BoardProps } from 'hush/board';
import { must } from 'hush/game';
import { legalityOf } from 'hush/testing';
import { act } from 'react';
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

test('the reason for a refused hint stays until the player edits the hint', async () => {
  const box = document.createElement('div');
  const root = testRoot(box);
  const view = aMatch().view('0');
  const refuses = async () => ({ refused: 'repeated-hint', detail: '' });
  const props = { view, seat: '0', people: [], legal: legalityOf(legal, view, '0'), act: { hint: refuses } };
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
  await write('wings');
  await act(async () => must(box.querySelector('form')).requestSubmit());
  expect(box.textContent).toContain(refusals['repeated-hint']);
  await write('sky');
  expect(box.textContent).not.toContain(refusals['repeated-hint']);
});
