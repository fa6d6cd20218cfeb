import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bot } from '#shared/contract/module.ts';
import { must } from '#shared/must.ts';
import type { Replay } from '#shared/replay/replay.ts';
import type { BotSpeed } from '#shared/room/room.ts';
import { aHarness, MATCH, type MatchHarness } from './testing';
import { type ToyView, toy } from './toy';

let harness: MatchHarness;
beforeEach(async () => {
  harness = await aHarness();
});
afterEach(() => harness.end());

const shown = async () => (await harness.watch(null)).state().G as ToyView;

describe('a match of one person and bots is a practice match', () => {
  test.each<[string, (string | null)[], string | null]>([
    ['one person and two bots', ['steady', null, 'steady'], '1'],
    ['two people and a bot', [null, 'steady', null], null],
    ['bots alone', ['steady', 'steady'], null],
  ])('the server recognises whether a match of %s is a practice match', async (_name, levels, practice) => {
    await harness.deal({}, levels);
    expect((await shown()).practice).toBe(practice !== null);
    expect((await harness.store.match(MATCH))?.setup.practice).toBe(practice);
  });
});

test('a stand-in does not make a match a practice match', async () => {
  const match = await harness.deal({}, [null, null]);
  await match.setBot('1', 'steady');
  expect((await shown()).practice).toBe(false);
});

test('a practice match’s replay is marked as practice', async () => {
  const match = await harness.deal({}, [null, 'steady']);
  await harness.pass(3_000);
  await match.stop();
  const replay = JSON.parse(String(await match.replay())) as Replay;
  expect(replay.first.open).toMatchObject({ practice: true });
});

describe('the host can change the bots’ speed', () => {
  const steady: Bot<ToyView> = { ...must(toy.bots.steady), timing: { delay: () => ({ from: 10_000, to: 10_000 }) } };
  const begin = async (levels: (string | null)[], seconds = 600) => {
    await harness.deal({ seconds }, levels);
    await harness.restart({ module: { ...toy, bots: { steady } } });
    return { match: await harness.match(), began: harness.clock.now() };
  };
  const firstAfter = async (began: number) => {
    await harness.pass(20_000, 50);
    return must((await harness.store.journal(MATCH))[0]).at - began;
  };

  test.each<[BotSpeed, number]>([
    ['slow', 17_000],
    ['normal', 10_000],
    ['at-once', 1_200],
    ['fast', 2_500],
  ])('the bot speed “%s” turns 10,000 ms into %i ms', async (speed, wait) => {
    const { match, began } = await begin([null, 'steady']);
    match.setBotSpeed(speed);
    expect(await firstAfter(began)).toBe(wait);
  });

  test('a new speed scales the rest of a bot’s wait', async () => {
    const { match, began } = await begin([null, 'steady']);
    match.setBotSpeed('slow');
    await harness.pass(8_500, 50);
    match.setBotSpeed('at-once');
    expect(await firstAfter(began)).toBe(8_500 + 600);
  });

  test('a new speed also applies to later move times', async () => {
    const { match, began } = await begin([null, 'steady']);
    match.setBotSpeed('fast');
    await harness.pass(6_000, 50);
    const times = (await harness.store.journal(MATCH)).map(({ at }) => at - began);
    expect(times).toEqual([2_500, 5_000]);
  });

  test('a slow bot still moves before the public clock runs out', async () => {
    const { match, began } = await begin([null, 'steady'], 15);
    match.setBotSpeed('slow');
    const wait = await firstAfter(began);
    expect(wait).toBeGreaterThan(10_000);
    expect(wait).toBeLessThan(15_000);
  });

  test('the bots’ speed is always normal if two people play', async () => {
    const { match, began } = await begin([null, null, 'steady']);
    match.setBotSpeed('at-once');
    expect(await firstAfter(began)).toBe(10_000);
  });
});
