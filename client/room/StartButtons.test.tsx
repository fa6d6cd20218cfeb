// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { RoomView } from '#shared/room.ts';
import type { RoomApi } from '../net/api';
import { type InRoom, RoomContext } from './context';
import { StartButtons } from './StartButtons';
import { aMember, aRoom } from './testing';
import { ROOM } from './text';

afterEach(() => document.body.replaceChildren());

function draw(room: Partial<RoomView>) {
  const ines = aMember('ines', { seat: '0' });
  const start = vi.fn();
  const inRoom: Partial<InRoom> = {
    room: aRoom([ines, aMember('mara', { seat: '1' })], { host: 'ines', ...room }),
    me: null,
    games: [],
    api: { start } as unknown as RoomApi,
    run: async (request) => {
      await request();
      return true;
    },
  };
  const box = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(box).render(<RoomContext value={inRoom as InRoom}>{<StartButtons />}</RoomContext>));
  const button = () => box.querySelector('button') as HTMLButtonElement;
  return { start, button, press: () => flushSync(() => button().click()) };
}

test('a start without a warning needs one press', () => {
  const { start, press } = draw({});
  press();
  expect(start).toHaveBeenCalledOnce();
});

test('the host first confirms a warning, then missing words', () => {
  const sharedSeed = { hash: 'h', answered: [] };
  const { start, button, press } = draw({ startWarning: { code: 'few', detail: 'Meant for six.' }, sharedSeed });
  press();
  expect(button().textContent).toBe(ROOM.startAnyway);
  press();
  expect(button().textContent).toBe(ROOM.leaveWords);
  press();
  expect(start).toHaveBeenCalledWith({ readers: undefined, words: 'leave', unready: undefined });
});

test('the host is told who needs a minute, and starts anyway with a second press', () => {
  const { start, button, press } = draw({ cannotStart: { code: 'not-ready', detail: 'mara needs a minute.' } });
  press();
  expect([button().textContent, start.mock.calls.length]).toEqual([ROOM.startAnyway, 0]);
  press();
  expect(start).toHaveBeenCalledWith({ readers: undefined, words: undefined, unready: 'leave' });
});

test('a start that is blocked by another problem cannot be confirmed with a second press', () => {
  const { start, button, press } = draw({ cannotStart: { code: 'too-few-players', detail: 'One more.' } });
  press();
  press();
  expect([button().textContent, start.mock.calls.length]).toEqual([ROOM.start(''), 0]);
});

test('a start with a warning needs a second press, and Esc cancels the first', () => {
  const { start, button, press } = draw({ startWarning: { code: 'few', detail: 'Meant for six.' } });
  press();
  expect([button().textContent, start.mock.calls.length]).toEqual([ROOM.startAnyway, 0]);
  flushSync(() => button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(button().textContent).toBe(ROOM.start(''));
  press();
  press();
  expect(start).toHaveBeenCalledOnce();
});
