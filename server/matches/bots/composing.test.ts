import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bot, BotTiming } from '#shared/contract/module.ts';
import { must } from '#shared/must.ts';
import { aHarness, MATCH, type MatchHarness } from '../testing';
import { type ToyView, toy } from '../toy';

let harness: MatchHarness;
beforeEach(async () => {
  harness = await aHarness();
});
afterEach(() => harness.end());

/** Starts a match of two people and a bot that moves ten seconds after its turn begins. */
async function playing(part: Partial<BotTiming<ToyView>> = {}, seconds = 600) {
  const steady: Bot<ToyView> = {
    ...must(toy.bots.steady),
    timing: {
      asked: (open) => open.guesses.filter(({ by }) => by === '2').length,
      delay: () => ({ from: 10_000, to: 10_000 }),
      ...part,
    },
  };
  await harness.deal({ seconds }, [null, null, 'steady']);
  await harness.restart({ module: { ...toy, bots: { steady } } });
  const began = harness.clock.now();
  const moves = async () => (await harness.store.journal(MATCH)).map(({ at }) => at - began);
  return { match: await harness.match(), moves };
}

describe('bots wait while a person has a form open', () => {
  test('a bot that is due waits until an open form is closed', async () => {
    const { match, moves } = await playing();
    await harness.pass(9_000, 50);
    match.composing('0', 'a', true);
    await harness.pass(6_000, 50);
    expect(await moves()).toEqual([]);
    match.composing('0', 'a', false);
    await harness.pass(450, 50);
    expect(await moves()).toEqual([]);
    await harness.pass(1_100, 50);
    expect(await moves()).toHaveLength(1);
  });

  test('a form closed early does not change a bot’s move time', async () => {
    const { match, moves } = await playing();
    match.composing('0', 'a', true);
    await harness.pass(9_000, 50);
    match.composing('0', 'a', false);
    await harness.pass(1_500, 50);
    expect(await moves()).toEqual([10_000]);
  });

  test('a bot waits until the last form is closed', async () => {
    const { match, moves } = await playing();
    match.composing('0', 'a', true);
    await harness.pass(8_000, 50);
    match.composing('1', 'b', true);
    match.composing('0', 'a', false);
    await harness.pass(5_000, 50);
    expect(await moves()).toEqual([]);
    match.composing('1', 'b', false);
    await harness.pass(1_600, 50);
    expect(await moves()).toHaveLength(1);
  });

  test('a form makes bots wait for at most twenty seconds', async () => {
    const { match, moves } = await playing();
    await harness.pass(5_000, 50);
    match.composing('0', 'a', true);
    await harness.pass(20_400, 50);
    expect(await moves()).toEqual([]);
    await harness.pass(1_200, 50);
    expect(await moves()).toHaveLength(1);
  });

  test('repeated forms delay a bot by at most twenty seconds', async () => {
    const { match, moves } = await playing();
    await harness.pass(9_950, 50);
    for (let second = 0; second < 40; second++) {
      match.composing('0', `${second}`, true);
      if (second > 0) match.composing('0', `${second - 1}`, false);
      await harness.pass(1_000, 50);
    }
    const [first] = await moves();
    expect(first).toBeGreaterThan(30_000);
    expect(first).toBeLessThan(32_000);
  });

  test('a waiting bot moves before the public clock runs out', async () => {
    const { match, moves } = await playing({}, 15);
    match.composing('0', 'a', true);
    await harness.pass(14_900, 50);
    const [first] = await moves();
    expect(first).toBeGreaterThan(11_400);
    expect(first).toBeLessThan(13_050);
  });

  test('bots do not wait for a person whom a bot replaces', async () => {
    const { match, moves } = await playing();
    await match.setBot('0', 'steady');
    match.composing('0', 'a', true);
    await harness.pass(10_500, 50);
    expect((await moves())[0]).toBe(10_000);
  });

  test('no client learns that a form is open', async () => {
    const { match } = await playing();
    const screens = [await harness.watch(null), await harness.watch('1')];
    match.composing('0', 'a', true);
    await harness.matches.settled();
    for (const { updates, people } of screens) expect([...updates, ...people]).toEqual([]);
  });
});

describe('the chat can make bots choose new move times', () => {
  const begin = async (disturbed?: BotTiming<ToyView>['disturbed']) => {
    const { match, moves } = await playing(disturbed && { disturbed });
    await harness.pass(6_000, 50);
    match.heard('0', null);
    await harness.pass(9_500, 50);
    return { match, moves };
  };

  test('a bot that ignores the chat keeps its move time', async () => {
    expect(await (await begin()).moves()).toEqual([10_000]);
    await harness.end();
    harness = await aHarness();
    expect(await (await begin(() => false)).moves()).toEqual([10_000]);
  });

  test('a bot that reacts to the chat gets a new move time', async () => {
    const asked: unknown[] = [];
    const { moves } = await begin((open, seat, company) => {
      asked.push([open.hand, seat, company.people]);
      return true;
    });
    expect(await moves()).toEqual([]);
    await harness.pass(1_000, 50);
    expect(await moves()).toEqual([16_000]);
    expect(asked).toEqual([[null, '2', ['0', '1']]]);
  });

  test('the chat changes a bot’s move time at most three times', async () => {
    const { match, moves } = await playing({ disturbed: () => true });
    for (let second = 0; second < 60; second += 5) {
      await harness.pass(5_000, 50);
      match.heard('0', 'wait');
    }
    // The chat at 5, 10 and 15 s changes the bot's move time, but the chat at 20 s does not, so it moves at 25 s.
    expect((await moves())[0]).toBe(25_000);
  });
});
