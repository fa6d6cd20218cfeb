import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Difference, patch } from '../../shared/diff';
import type { Json } from '../../shared/json';
import { must } from '../../shared/must';
import { aHouse, type House, MATCH, ROOM } from './testing';
import { type ToyModule, type ToyState, type ToyView, toy } from './toy';

let house: House;
beforeEach(async () => {
  house = await aHouse();
});
afterEach(() => house.end());

const viewOf = (screen: { state(): { G: unknown } }) => screen.state().G as ToyView;

/** Guesses wrong, notes, waits, then guesses right. */
async function playToTheEnd(): Promise<void> {
  const hand = must(viewOf(await house.watch('1')).hand);
  await house.plays('0', { name: 'guess', args: ['1', 1] });
  await house.plays('1', { name: 'note', args: ['hm'] });
  await house.pass(60_000);
  await house.plays('0', { name: 'guess', args: ['1', hand] });
}

test('the end is shown to all, told to the room once it is durable, and closes the match', async () => {
  await house.deal();
  const screen = await house.watch(null);
  await playToTheEnd();
  const outcome = { winners: ['0'], reason: 'guessed' };
  expect(screen.state().ctx.gameover).toEqual(outcome);
  expect(viewOf(screen).hands).not.toBeNull();
  expect(house.ended).toEqual([{ match: MATCH, room: ROOM, outcome, evening: { guesses: 2 } }]);
  expect(await house.plays('0', { name: 'note', args: ['x'] })).toEqual({
    refused: 'game-over',
    detail: 'This toy is over.',
  });
  expect(await house.store.runningMatches()).toEqual([]);
});

test('a stopped match lies open for everybody, without points or winners', async () => {
  const match = await house.deal();
  const screens = [await house.watch('0'), await house.watch(null)];
  await match.stop();
  const outcome = { winners: [], reason: 'cancelled', cancelled: true };
  for (const screen of screens) {
    expect(screen.state().ctx.gameover).toEqual(outcome);
    expect(Object.keys(must(viewOf(screen).hands))).toEqual(['0', '1']);
  }
  expect(house.ended.map((end) => end.outcome)).toEqual([outcome]);
  await match.stop();
  expect(house.ended).toHaveLength(1);
  await house.pass(120_000, 10_000);
  expect(await house.store.journal(MATCH)).toEqual([]);
});

test('a finished match comes back finished', async () => {
  await house.deal();
  await playToTheEnd();
  const before = (await house.watch('1')).syncs;
  await house.restart();
  expect((await house.watch('1')).syncs).toEqual(before);
  expect((await house.match()).evening()).toEqual({ guesses: 2 });
  expect(house.ended).toHaveLength(1);
});

test('there is no replay before the end', async () => {
  const match = await house.deal();
  await house.plays('0', { name: 'guess', args: ['1', 1] });
  expect(await match.replay()).toBeNull();
});

test('the replay has every step, and its differences lead to the last views', async () => {
  await house.deal();
  await playToTheEnd();
  const replay = must(await house.store.replay(MATCH));
  expect(replay.steps.map(({ by, move }) => [by, move])).toEqual([
    ['0', 'guess'],
    ['1', 'note'],
    [null, 'timeout'],
    ['0', 'guess'],
  ]);
  expect(replay.steps.map(({ told }) => told.map(({ n }) => n))).toEqual([[1], [], [2], [3]]);
  const lastOf = (first: Json, changes: (Json | undefined)[]) =>
    changes.reduce<Json>((view, change) => patch(view, (change ?? null) as Difference | null), first);
  const { first, steps } = replay;
  const { G } = must(await house.store.match(MATCH)).snapshot as unknown as { G: ToyState };
  expect(
    lastOf(
      first.open,
      steps.map(({ open }) => open),
    ),
  ).toEqual(toy.view(G, null));
  expect(
    lastOf(
      first.above,
      steps.map(({ above }) => above),
    ),
  ).toEqual(toy.reveal(G));
  for (const seat of ['0', '1']) {
    const changes = steps.map(({ seats }) => seats[seat]);
    expect(lastOf(must(first.seats[seat]), changes)).toEqual(toy.view(G, seat));
  }
  expect(replay.names).toEqual({ 0: 'P0', 1: 'P1' });
});

test('a replay that a crash kept from being stored is made when it is asked for', async () => {
  await house.deal();
  house.beforeCommit = (change) => {
    if (change.replay) throw new Error('killed');
  };
  await playToTheEnd();
  expect(await house.store.replay(MATCH)).toBeNull();
  house.beforeCommit = null;
  await house.restart();
  const replay = await (await house.match()).replay();
  expect(replay?.steps).toHaveLength(4);
  expect(await house.store.replay(MATCH)).toEqual(replay);
});

test('a match of older rules is lifted once and goes on', async () => {
  await house.deal();
  await house.plays('0', { name: 'note', args: ['kept'] });
  const lifts: number[] = [];
  const upgrade = (old: unknown, version: number) => {
    lifts.push(version);
    return { ...(old as ToyState), rounds: 77 };
  };
  const newer: ToyModule = { ...toy, version: 2, upgrade };
  await house.restart({ module: newer });
  await house.restart({ module: newer });
  expect(lifts).toEqual([1]);
  expect(viewOf(await house.watch('0')).notes).toEqual(['kept']);
  expect(await house.plays('0', { name: 'note', args: ['more'] })).toEqual({ ok: true });
});

test('a match of older rules that cannot be lifted is cancelled and says so', async () => {
  await house.deal();
  await house.restart({ module: { ...toy, version: 2 } });
  const outcome = { winners: [], reason: 'new-version', cancelled: true };
  expect(house.ended.map((end) => end.outcome)).toEqual([outcome]);
  expect((await house.watch('0')).state().ctx.gameover).toEqual(outcome);
  expect(house.logged.map(({ event }) => event)).toContain('match-cancelled');
  expect(await house.store.runningMatches()).toEqual([]);
});

test('a cancelled match whose state nothing can read any more shows an empty table', async () => {
  await house.deal();
  const unreadable = (): ToyView => {
    throw new Error('what is this');
  };
  await house.restart({ module: { ...toy, version: 2, view: unreadable, reveal: unreadable } });
  expect((await house.watch('0')).state().G).toEqual({ awaited: [], out: [], endsAt: null });
});

test('a match of a game that is gone is not found', async () => {
  await house.deal();
  await house.restart({ module: { ...toy, id: 'other' } });
  expect(await house.host.find(MATCH)).toBeNull();
});

test('a match that is taken meanwhile by another change of its room is not dealt', async () => {
  await house.deal();
  const room = { code: ROOM, from: 7, state: null, at: 1 };
  const seats = { 0: { name: 'A', bot: null }, 1: { name: 'B', bot: null } };
  const again = { id: 'm2', game: 'toy', room: ROOM, options: {}, evening: null, seats };
  expect(await house.host.create(again, room)).toBe('conflict');
  expect(await house.host.find('m2')).toBeNull();
});
