// @vitest-environment happy-dom
import { must } from 'hush/game';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BoardContext } from '#client/board/context.ts';
import { testContext } from '#client/board/testing.ts';
import { testRoot } from '#client/ui/testRoot.ts';
import { aMatch } from '../../testing';
import { propsOf } from '../testing';
import { EquipmentSheet } from './EquipmentSheet';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('after each target, the focus is on the next one or on the button that uses the card', async () => {
  const table = aMatch({ hands: { 0: ['evidence_bag'], 1: ['coffee'] }, guns: { 2: '1' }, active: '4' });
  const props = propsOf(table.look('1', 0), '0');
  const root = testRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <BoardContext value={testContext(props)}>
        <EquipmentSheet {...props} open onClose={() => undefined} />
      </BoardContext>,
    ),
  );
  const focused = () => document.activeElement?.textContent;
  const press = (name: RegExp) =>
    act(async () => {
      const all = [...document.querySelectorAll<HTMLElement>('section button')];
      const button = must(
        all.find(({ textContent }) => name.test(textContent ?? '')),
        String(name),
      );
      button.focus();
      button.click();
    });
  await press(/P1/);
  expect(document.activeElement?.matches('section button')).toBe(true);
  await press(/P2/);
  expect(focused()).toBe('Move P1’s hand card to P2');
});
