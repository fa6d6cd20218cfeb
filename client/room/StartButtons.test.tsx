// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import type { RoomView } from '#shared/room/room.ts';
import type { RoomApi } from '../net/api';
import { type InRoom, RoomContext } from '../table/context';
import { aMember, aRoom } from '../table/testing';
import { StartButtons } from './StartButtons';
import { ROOM } from './text';

let root: Root;
let box: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  box = document.body.appendChild(document.createElement('div'));
  root = testRoot(box);
});
// The buttons change again when the request is answered. Without `act`, React might apply this change after the test.
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
  vi.unstubAllGlobals();
});

async function draw(room: Partial<RoomView>) {
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
  await act(async () =>
    root.render(
      <RoomContext value={inRoom as InRoom}>
        <StartButtons />
      </RoomContext>,
    ),
  );
  const button = () => box.querySelector('button') as HTMLButtonElement;
  return { start, button, press: () => act(async () => button().click()) };
}

test('starting a match without a warning needs a single press', async () => {
  const { start, press } = await draw({});
  await press();
  expect(start).toHaveBeenCalledOnce();
});

test('the host first confirms the warning and then starts without the missing words', async () => {
  const sharedSeed = { hash: 'h', answered: [] };
  const { start, button, press } = await draw({ startWarning: { code: 'few', detail: 'Meant for six.' }, sharedSeed });
  await press();
  expect(button().textContent).toBe(ROOM.startAnyway);
  await press();
  expect(button().textContent).toBe(ROOM.leaveWords);
  await press();
  expect(start).toHaveBeenCalledWith({ readers: undefined, words: 'leave', unready: undefined });
});

test('a second press starts without an unready member', async () => {
  const { start, button, press } = await draw({ cannotStart: { code: 'not-ready', detail: 'mara needs a minute.' } });
  await press();
  expect([button().textContent, start.mock.calls.length]).toEqual([ROOM.startAnyway, 0]);
  await press();
  expect(start).toHaveBeenCalledWith({ readers: undefined, words: undefined, unready: 'leave' });
});

test('a second press does not start a match that lacks a player', async () => {
  const { start, button, press } = await draw({ cannotStart: { code: 'too-few-players', detail: 'One more.' } });
  await press();
  await press();
  expect([button().textContent, start.mock.calls.length]).toEqual([ROOM.start(''), 0]);
});

test('a second press confirms a warning', async () => {
  const { start, button, press } = await draw({ startWarning: { code: 'few', detail: 'Meant for six.' } });
  await press();
  expect([button().textContent, start.mock.calls.length]).toEqual([ROOM.startAnyway, 0]);
  await act(async () => {
    button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  expect(button().textContent).toBe(ROOM.start(''));
  await press();
  await press();
  expect(start).toHaveBeenCalledOnce();
});
