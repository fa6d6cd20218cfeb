import { expect, test } from 'vitest';
import type { Viewer } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import type { SyncInfo, WireState } from '#shared/wire/wire.ts';
import type { Look, ToFrame } from '../messages';
import { DevMatch } from './DevMatch';
import { Host } from './host';
import { aSetup, aTimer, aToy } from './testing';

const LOOK: Look = { mode: 'dark', letters: 1, forced: false, still: false };

interface View {
  sum: number;
  me: Viewer;
}

/** Makes a page with one screen, already synced, for each of `viewers`. */
function aTable(...viewers: Viewer[]) {
  const match = new DevMatch(aToy(), aTimer(), aSetup());
  const host = new Host(match, LOOK);
  const screens = viewers.map((viewer) => aScreen(host, viewer));
  for (const screen of screens) screen.say('sync', 'dev-1', null, null, {});
  return { match, host, screens: screens as [Screen, ...Screen[]] };
}

type Screen = ReturnType<typeof aScreen>;

function aScreen(host: Host, viewer: Viewer) {
  const got: ToFrame[] = [];
  host.connect(viewer, (message) => got.push(message));
  const heard = <Args>(event: string): Args[] =>
    got.flatMap((message) => (message.kind === 'hear' && message.event === event ? [JSON.parse(message.args)] : []));
  return {
    got,
    say: (event: string, ...args: unknown[]) =>
      host.hear(viewer, { kind: 'say', event, args: JSON.stringify(args), call: 7 }),
    move: (id: string, ...args: unknown[]) =>
      host.hear(viewer, {
        kind: 'say',
        event: 'update',
        args: JSON.stringify([{ type: 'MAKE_MOVE', payload: { type: 'add', args, playerID: viewer, id } }]),
        call: 7,
      }),
    answers: () => got.flatMap((message) => (message.kind === 'answer' ? [JSON.parse(message.answer)] : [])),
    syncs: () => heard<[string, SyncInfo]>('sync').map(([, info]) => info),
    updates: () => heard<[string, WireState<View>, [], { n: number }[]]>('update'),
    isUp: () => got.findLast((message) => message.kind === 'line')?.isUp,
  };
}

const settled = () => Promise.resolve();

test('every screen gets its viewer’s view after each move', async () => {
  const { screens } = aTable('0', '1', null);
  const [zero, one, open] = screens as [Screen, Screen, Screen];
  expect(screens.map((screen) => (must(screen.syncs()[0]).state.G as View).me)).toEqual(['0', '1', null]);
  zero.move('a', 2);
  await settled();
  expect(zero.answers().at(-1)).toEqual({ ok: true });
  expect(zero.got.slice(-2).map(({ kind }) => kind)).toEqual(['clock', 'hear']);
  for (const screen of [zero, one, open]) {
    expect(screen.updates()).toHaveLength(1);
    expect(screen.updates()[0]?.[3]).toMatchObject([{ n: 1, code: 'added' }]);
  }
  expect(one.updates()[0]?.[1].G.me).toBe('1');
});

test('a move that is sent twice is made once', async () => {
  const { match, screens } = aTable('0', '1');
  const [zero, one] = screens as [Screen, Screen];
  zero.move('a', 2);
  zero.move('a', 2);
  await settled();
  expect(match.journal.rows).toHaveLength(1);
  zero.move('b', 5);
  await settled();
  expect(zero.answers().at(-1)).toEqual({ refused: 'too-much', detail: 'That is more than one may add.' });
  expect([zero.updates().length, one.updates().length]).toEqual([1, 1]);
});

test('a disconnected screen catches up once it is reconnected', async () => {
  const { match, host, screens } = aTable('0', '1');
  const [zero, one] = screens as [Screen, Screen];
  host.setCut('0', true);
  expect([zero.isUp(), host.cut]).toEqual([false, ['0']]);
  one.move('a', 1);
  one.move('b', 1);
  zero.move('c', 1);
  await settled();
  expect([match.journal.rows.length, zero.updates().length, one.updates().length]).toEqual([2, 0, 1]);
  const room = one.got.findLast((message) => message.kind === 'place');
  expect(room?.place.room.members.map(({ online }) => online)).toEqual([false, true]);
  host.setCut('0', false);
  zero.say('sync', 'dev-1', '0', null, {});
  expect([zero.isUp(), zero.syncs().length]).toEqual([true, 2]);
  expect(zero.syncs()[1]?.publicLog.map(({ n }) => n)).toEqual([1, 2]);
});

test('a screen scrolled back into view catches up', async () => {
  const { match, host, screens } = aTable('0', '1');
  const [zero, one] = screens as [Screen, Screen];
  host.setSeen('1', false);
  zero.move('a', 1);
  zero.move('b', 1);
  await settled();
  expect([zero.updates().length, one.updates().length]).toEqual([1, 0]);
  host.setSeen('1', true);
  await settled();
  expect(one.updates().map(([, , , facts]) => facts.map(({ n }) => n))).toEqual([[1, 2]]);
  host.setSeen('1', false);
  match.jump(0);
  await settled();
  host.setSeen('1', true);
  await settled();
  expect([one.syncs().length, one.syncs().at(-1)?.publicLog]).toEqual([2, []]);
});

test('after a jump, every screen shows the new moment', async () => {
  const { match, screens } = aTable('0', null);
  screens[0].move('a', 1);
  screens[0].move('b', 2);
  await settled();
  match.jump(1);
  await settled();
  for (const screen of screens) expect(screen.syncs().at(-1)?.publicLog).toHaveLength(1);
  screens[0].move('c', 3);
  await settled();
  for (const screen of screens) expect(screen.updates().at(-1)?.[3]).toMatchObject([{ n: 2 }]);
});

test('the host tells a board without rules which moves are legal', () => {
  const { screens } = aTable('0');
  screens[0].say('legal', null, []);
  expect(screens[0].answers().at(-1)).toMatchObject({ moves: [{ name: 'add', why: null, isKnown: true }] });
  screens[0].say('legal', 'add', []);
  expect(screens[0].answers().at(-1)).toMatchObject({ step: { picks: [{ mark: 1 }, { mark: 2 }, { mark: 3 }] } });
});
