import { afterEach, beforeEach, expect, test } from 'vitest';
import { COUNTDOWN, LONGEST_PAUSE } from '#shared/engine/pause.ts';
import { must } from '#shared/must.ts';
import { checkDeal } from '#shared/replay/dealCheck.ts';
import type { Replay } from '#shared/replay/replay.ts';
import { aHarness, MATCH, type MatchHarness } from './testing';
import { type ToyView, toy } from './toy';

let harness: MatchHarness;
beforeEach(async () => {
  harness = await aHarness();
});
afterEach(() => harness.end());

const MINUTE = 60_000;
const journal = async () => (await harness.store.journal(MATCH)).map(({ move, at }) => [move, at]);
const endsAt = (screen: { state(): { G: unknown } }) => (screen.state().G as ToyView).endsAt;

async function moveClock(move: 'pause' | 'resume' | 'addMinute', host: string | null = '0') {
  const refused = await (await harness.match()).moveClock(move, host);
  await harness.matches.settled();
  return refused;
}

test('no deadline fires during a pause', async () => {
  await harness.deal();
  const began = harness.clock.now();
  const screen = await harness.watch(null);
  await harness.pass(20_000);
  expect(await moveClock('pause')).toBeNull();
  expect(screen.state().pause).toEqual({ by: '0', at: began + 20_000, until: began + 20_000 + LONGEST_PAUSE });
  await harness.pass(5 * MINUTE, 10_000);
  expect(endsAt(screen)).toBe(began + MINUTE);
  expect(await moveClock('resume')).toBeNull();
  await harness.pass(COUNTDOWN);
  expect(screen.state().pause).toBeUndefined();
  expect(endsAt(screen)).toBe(harness.clock.now() + 40_000);
  await harness.pass(40_000);
  expect((await journal()).map(([move]) => move)).toEqual(['pause', 'resume', 'endPause', 'timeout']);
});

test('a paused match resumes by itself after the longest pause', async () => {
  await harness.deal();
  const screen = await harness.watch('1');
  await moveClock('pause', null);
  await harness.pass(LONGEST_PAUSE - 1_000, 10_000);
  expect(screen.state().pause).toBeDefined();
  await harness.pass(1_000);
  expect(screen.state().pause).toBeUndefined();
  expect(endsAt(screen)).toBe(harness.clock.now() + MINUTE);
  const codes = screen.updates.flatMap(({ facts }) => facts.map(({ code, facts: about }) => [code, about]));
  expect(codes).toEqual([
    ['clock-paused', { by: null }],
    ['clock-resumed', { by: null }],
  ]);
});

test('a move during a pause is refused', async () => {
  await harness.deal();
  await moveClock('pause');
  const move = { name: 'note', args: ['x'] };
  const refused = { refused: 'paused', detail: 'The match is paused.' };
  expect(await harness.plays('0', move)).toEqual(refused);
  await moveClock('resume');
  await harness.pass(COUNTDOWN - 1);
  expect(await harness.plays('0', move)).toEqual(refused);
  expect((await harness.match()).legal('0', null, [])).toEqual(refused);
  await harness.pass(1);
  expect(await harness.plays('0', move)).toEqual({ ok: true });
});

test('a pause survives a restart', async () => {
  await harness.deal();
  const screens = async () => [await harness.watch('0'), await harness.watch('1'), await harness.watch(null)];
  await harness.pass(20_000);
  await moveClock('pause');
  const before = (await screens()).map(({ syncs }) => syncs);
  await harness.restart();
  expect((await screens()).map(({ syncs }) => syncs)).toEqual(before);
  await harness.restart({ at: harness.clock.now() + 2 * LONGEST_PAUSE });
  const screen = await harness.watch(null);
  expect(screen.state().pause).toBeUndefined();
  expect(endsAt(screen)).toBe(harness.clock.now() + 40_000);
});

test('an added minute moves the deadline, even during a pause', async () => {
  await harness.deal();
  const began = harness.clock.now();
  const screen = await harness.watch('1');
  expect(await moveClock('addMinute')).toBeNull();
  expect(endsAt(screen)).toBe(began + 2 * MINUTE);
  await moveClock('pause');
  expect(await moveClock('addMinute')).toBeNull();
  expect(endsAt(screen)).toBe(began + 3 * MINUTE);
  expect(screen.state().pause).toBeDefined();
  const codes = screen.updates.flatMap(({ facts }) => facts.map(({ code }) => code));
  expect(codes).toEqual(['minute-added', 'clock-paused', 'minute-added']);
});

test('pausing twice is refused', async () => {
  await harness.deal();
  expect(await moveClock('resume')).toBe('not-paused');
  await moveClock('pause');
  expect(await moveClock('pause')).toBe('paused');
  expect((await journal()).map(([move]) => move)).toEqual(['pause']);
  await harness.restart({ module: { ...toy, postpone: () => null } });
  expect(await moveClock('addMinute')).toBe('no-clock');
});

test('bots wait while a match is paused', async () => {
  await harness.deal({ rounds: 50 }, ['random', 'random']);
  await moveClock('pause');
  const before = (await journal()).length;
  await harness.pass(LONGEST_PAUSE - COUNTDOWN, 1_000);
  expect(await journal()).toHaveLength(before);
  await harness.pass(COUNTDOWN + MINUTE);
  expect(harness.logged.map(({ event }) => event)).not.toContain('bot-refused');
  expect((await harness.store.journal(MATCH)).filter(({ seat }) => seat !== null)).not.toEqual([]);
});

test('a pause’s frames do not depend on hidden notes', async () => {
  const bytes: number[][] = [];
  for (const hidden of ['a note', 'another, much longer note that only one seat may read']) {
    const world = await aHarness();
    await world.deal({}, [null, null, null]);
    await world.restart({ module: { ...toy, privateBytes: 300 } });
    await world.plays('0', { name: 'note', args: [hidden] });
    const viewers = ['0', '1', null];
    const screens = await Promise.all(viewers.map((viewer) => world.watch(viewer)));
    const match = await world.match();
    const answers = [];
    for (const move of ['pause', 'addMinute', 'resume'] as const) {
      await match.moveClock(move, '1');
      answers.push(await world.plays('0', { name: 'note', args: [hidden] }));
    }
    await world.pass(COUNTDOWN);
    bytes.push([
      ...screens.map(({ updates }) => updates.length),
      ...screens.flatMap(({ updates }) => updates.map((update) => JSON.stringify(update).length)),
      ...answers.map((answer) => JSON.stringify(answer).length),
    ]);
    expect(must(screens[0]).updates).toHaveLength(4);
    await world.end();
  }
  expect(bytes[0]).toEqual(bytes[1]);
});

test('the check of the deal accepts what the host did with the clock, and nothing that was not due', async () => {
  await harness.deal({ rounds: 2 });
  await moveClock('pause');
  await harness.pass(MINUTE, 10_000);
  await moveClock('resume');
  await harness.pass(COUNTDOWN);
  await moveClock('addMinute');
  await harness.pass(5 * MINUTE, 10_000);
  const replay = JSON.parse(must(await harness.store.replay(MATCH))) as Replay;
  const moves = replay.steps.map(({ move }) => move);
  expect(moves).toEqual(['pause', 'resume', 'endPause', 'addMinute', 'timeout', 'timeout']);
  expect(differences(replay)).toEqual([]);
  const [pause, , end] = replay.steps;
  const early = { ...must(end), at: must(pause).at + COUNTDOWN - 1 };
  expect(differences({ ...replay, steps: replay.steps.with(2, early) })).toMatchObject([{ check: 'journal', row: 3 }]);
  const other = { ...must(pause), move: 'timeout' };
  expect(differences({ ...replay, steps: replay.steps.with(0, other) })).toMatchObject([{ check: 'journal', row: 1 }]);
  const played = { ...must(end), by: '0', move: 'guess', args: ['1', 1] };
  expect(differences({ ...replay, steps: replay.steps.with(2, played) })).toMatchObject([{ check: 'journal', row: 3 }]);
});

const differences = (replay: Replay) =>
  [...checkDeal(toy, replay, { commitment: null, seedHash: null })].filter(({ kind }) => kind === 'differs');
