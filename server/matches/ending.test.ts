import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import type { Replay } from '#shared/replay/replay.ts';
import { type Difference, patch } from '#shared/wire/diff.ts';
import { aHarness, MATCH, type MatchHarness, ROOM } from './testing';
import { type ToyModule, type ToyState, type ToyView, toy } from './toy';

let harness: MatchHarness;
beforeEach(async () => {
  harness = await aHarness();
});
afterEach(() => harness.end());

const aDeal = { game: 'toy', room: ROOM, began: 1, seed: 'ff', words: null, options: {}, carryOver: null };

const viewOf = (screen: { state(): { G: unknown } }) => screen.state().G as ToyView;

/** Plays to the end: a wrong guess, a note, a timeout, and a right guess. */
async function playToTheEnd(): Promise<void> {
  const hand = must(viewOf(await harness.watch('1')).hand);
  await harness.plays('0', { name: 'guess', args: ['1', 1] });
  await harness.plays('1', { name: 'note', args: ['hm'] });
  await harness.pass(60_000);
  await harness.plays('0', { name: 'guess', args: ['1', hand] });
}

test('all viewers see the end of a match', async () => {
  await harness.deal();
  const screen = await harness.watch(null);
  await playToTheEnd();
  const outcome = { winners: ['0'], reason: 'guessed' };
  expect(screen.state().ctx.gameover).toEqual(outcome);
  expect(viewOf(screen).hands).not.toBeNull();
  expect(harness.ended).toEqual([{ match: MATCH, room: ROOM, outcome, carryOver: { guesses: 2 } }]);
  expect(await harness.plays('0', { name: 'note', args: ['x'] })).toEqual({
    refused: 'game-over',
    detail: 'This toy is over.',
  });
  expect(await harness.store.runningMatches()).toEqual([]);
});

test('a stopped match reveals its hidden state and has no winners', async () => {
  const match = await harness.deal();
  const screens = [await harness.watch('0'), await harness.watch(null)];
  await match.stop();
  const outcome = { winners: [], reason: 'cancelled', cancelled: true };
  for (const screen of screens) {
    expect(screen.state().ctx.gameover).toEqual(outcome);
    expect(Object.keys(must(viewOf(screen).hands))).toEqual(['0', '1']);
  }
  expect(harness.ended.map((end) => end.outcome)).toEqual([outcome]);
  await match.stop();
  expect(harness.ended).toHaveLength(1);
  await harness.pass(120_000, 10_000);
  expect(await harness.store.journal(MATCH)).toEqual([]);
});

test('a finished match is still finished after a restart', async () => {
  await harness.deal();
  await playToTheEnd();
  const before = (await harness.watch('1')).syncs;
  await harness.restart();
  expect((await harness.watch('1')).syncs).toEqual(before);
  expect((await harness.match()).carryOver()).toEqual({ guesses: 2 });
  expect(harness.ended).toHaveLength(1);
});

test('a match has no replay before it ends', async () => {
  const match = await harness.deal();
  await harness.plays('0', { name: 'guess', args: ['1', 1] });
  expect(await match.replay()).toBeNull();
});

test('a replay’s differences yield each viewer’s last view', async () => {
  await harness.deal();
  await playToTheEnd();
  const replay = JSON.parse(must(await harness.store.replay(MATCH))) as Replay;
  expect(replay.steps.map(({ by, move }) => [by, move])).toEqual([
    ['0', 'guess'],
    ['1', 'note'],
    [null, 'timeout'],
    ['0', 'guess'],
  ]);
  expect(replay.steps.map(({ facts }) => facts.map(({ n }) => n))).toEqual([[1], [], [2], [3]]);
  const lastOf = (first: Json, changes: (Json | undefined)[]) =>
    changes.reduce<Json>((view, change) => patch(view, change as Difference | undefined), first);
  const { first, steps } = replay;
  const G = (await harness.stored()).engineState.G as ToyState;
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

test('a replay lost in a crash is made on request', async () => {
  await harness.deal();
  harness.beforeCommit = (change) => {
    if (change.replay) throw new Error('killed');
  };
  await playToTheEnd();
  expect(await harness.store.replay(MATCH)).toBeNull();
  harness.beforeCommit = null;
  await harness.restart();
  const replay = String(await (await harness.match()).replay());
  expect((JSON.parse(replay) as Replay).steps).toHaveLength(4);
  expect(await harness.store.replay(MATCH)).toBe(replay);
});

test('a replay that cannot be stored is still returned', async () => {
  await harness.deal();
  harness.beforeCommit = (change) => {
    if (change.replay) throw new Error('the disk is full');
  };
  await playToTheEnd();
  const match = await harness.match();
  const first = String(await match.replay());
  expect((JSON.parse(first) as Replay).steps).toHaveLength(4);
  expect(harness.logged.map(({ event }) => event)).not.toContain('replay-failed');
  harness.beforeCommit = null;
  expect(String(await match.replay())).toBe(first);
  expect(await harness.store.replay(MATCH)).toBe(first);
});

test('a match that began under older rules is upgraded once', async () => {
  await harness.deal();
  await harness.plays('0', { name: 'note', args: ['kept'] });
  const lifts: number[] = [];
  const upgrade = (old: unknown, version: number) => {
    lifts.push(version);
    return { ...(old as ToyState), rounds: 77 };
  };
  const newer: ToyModule = { ...toy, version: 2, upgrade };
  await harness.matches.drain();
  for (let starts = 0; starts < 2; starts++) {
    await harness.restart({ module: newer });
    expect(viewOf(await harness.watch('0')).notes).toEqual(['kept']);
  }
  expect(lifts).toEqual([1]);
  expect(await harness.plays('0', { name: 'note', args: ['more'] })).toEqual({ ok: true });
});

test('a match that cannot be upgraded is cancelled', async () => {
  await harness.deal();
  await harness.restart({ module: { ...toy, version: 2 } });
  const outcome = { winners: [], reason: 'new-version', cancelled: true };
  expect((await harness.watch('0')).state().ctx.gameover).toEqual(outcome);
  expect(harness.ended.map((end) => end.outcome)).toEqual([outcome]);
  expect(harness.logged.map(({ event }) => event)).toContain('match-cancelled');
  expect(await harness.store.runningMatches()).toEqual([]);
});

test('a cancelled match whose state is unreadable shows an empty table', async () => {
  await harness.deal();
  const unreadable = (): ToyView => {
    throw new Error('what is this');
  };
  await harness.restart({ module: { ...toy, version: 2, view: unreadable, reveal: unreadable } });
  expect((await harness.watch('0')).state().G).toEqual({ waitingFor: [], out: [], endsAt: null });
});

test('a match of a removed game is not found', async () => {
  await harness.deal();
  await harness.restart({ module: { ...toy, id: 'other' } });
  expect(await harness.matches.find(MATCH)).toBeNull();
});

test('a deal that throws an error does not start the match', async () => {
  const setup = () => {
    throw new Error('a card no viewer may see');
  };
  await harness.restart({ module: { ...toy, game: { ...toy.game, setup } } });
  const seats = { 0: { member: 'a', name: 'A', bot: null }, 1: { member: 'b', name: 'B', bot: null } };
  const match = { ...aDeal, id: 'm3', seats };
  expect(await harness.matches.create(match, { room: { code: ROOM, from: null, state: null, at: 1 } })).toEqual({
    fault: null,
  });
  expect(await harness.store.room(ROOM)).toBeNull();
  const said = harness.logged.find(({ event }) => event === 'deal-fault');
  expect(said?.facts).toMatchObject({ match: 'm3', game: 'toy', error: 'Error' });
  expect(JSON.stringify(harness.logged)).not.toContain('a card no viewer');
});

test('a match is not dealt if its room changed first', async () => {
  await harness.deal();
  const room = { code: ROOM, from: 7, state: null, at: 1 };
  const seats = { 0: { member: 'a', name: 'A', bot: null }, 1: { member: 'b', name: 'B', bot: null } };
  const again = { ...aDeal, id: 'm2', seats };
  expect(await harness.matches.create(again, { room })).toBe('conflict');
  expect(await harness.matches.find('m2')).toBeNull();
});
