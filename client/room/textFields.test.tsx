// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import type { RoomApi } from '../net/api';
import { type InRoom, RoomContext } from '../table/context';
import { aRoom } from '../table/testing';
import { CallField } from './CallPanel';
import { WordSheet } from './WordSheet';

afterEach(() => document.body.replaceChildren());

function draw(part: React.ReactNode) {
  const api = { change: vi.fn(), changeMember: vi.fn() };
  const inRoom: Partial<InRoom> = {
    room: aRoom([]),
    api: api as unknown as RoomApi,
    run: async (request) => {
      await request();
      return true;
    },
  };
  const box = document.body.appendChild(document.createElement('div'));
  flushSync(() => testRoot(box).render(<RoomContext value={inRoom as InRoom}>{part}</RoomContext>));
  const field = box.querySelector('input');
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    flushSync(() => field?.dispatchEvent(new Event('input', { bubbles: true })));
  };
  /** Presses Enter in the field. Like a browser, submits the form unless Enter ends an IME composition. */
  const enter = (composing: Partial<KeyboardEventInit & { keyCode: number }> | null) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composing });
    flushSync(() => field?.dispatchEvent(event));
    if (composing === null) flushSync(() => field?.form?.requestSubmit());
  };
  return { api, field, type, enter };
}

const COMPOSING = [{ isComposing: true }, { isComposing: false, keyCode: 229 }];

test('Enter during an IME composition does not send the message', () => {
  const { api, type, enter } = draw(<WordSheet me="ines" hash="0123456789" onClose={() => undefined} />);
  type('さくら');
  for (const composing of COMPOSING) enter(composing);
  expect(api.changeMember).not.toHaveBeenCalled();
  enter(null);
  expect(api.changeMember).toHaveBeenCalledWith('ines', { word: 'さくら' });
});

test('Enter during an IME composition does not save the call link', () => {
  const { api, field, type, enter } = draw(<CallField />);
  field?.focus();
  type('meet.example/いえ');
  for (const composing of COMPOSING) enter(composing);
  expect(document.activeElement).toBe(field);
  enter(null);
  expect(document.activeElement).not.toBe(field);
  expect(api.change).toHaveBeenCalledWith({ callLink: 'https://meet.example/いえ' });
});
