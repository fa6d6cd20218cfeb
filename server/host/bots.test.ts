import { afterEach, beforeEach, expect, test } from 'vitest';
import { aHouse, type House, MATCH } from './testing';
import { type ToyModule, type ToyView, toy } from './toy';

let house: House;
beforeEach(async () => {
  house = await aHouse();
});
afterEach(() => house.end());

const journal = () => house.store.journal(MATCH);

test('bots play a whole match by themselves with nobody connected', async () => {
  await house.deal({ rounds: 50 }, ['steady', 'random', 'steady']);
  await house.pass(60_000);
  expect((await house.match()).outcome()).toMatchObject({ reason: 'guessed' });
  expect(house.logged.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('a bot acts within its pace, drawn anew after its own move', async () => {
  await house.deal({}, [null, 'steady']);
  const began = house.clock.now();
  await house.pass(20_000, 50);
  const times = [began, ...(await journal()).map(({ at }) => at)];
  const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(waits.length).toBeGreaterThan(3);
  for (const wait of waits) {
    expect(wait).toBeGreaterThanOrEqual(1_000);
    expect(wait).toBeLessThanOrEqual(2_000);
  }
  expect(new Set(waits).size).toBeGreaterThan(1);
});

test('what nobody can see changes no moment of a bot', async () => {
  const moments = async (notes: string[]) => {
    const other = await aHouse('same');
    await other.deal({}, [null, 'steady']);
    await other.pass(500, 50);
    for (const note of notes) await other.plays('0', { name: 'note', args: [note] });
    await other.pass(10_000, 50);
    const rows = (await other.store.journal(MATCH)).filter(({ seat }) => seat === '1');
    await other.end();
    return rows.map(({ at }) => at);
  };
  expect(await moments(['a', 'b', 'c'])).toEqual(await moments([]));
});

test('a bot is shown its own seat’s view and the time, nothing else', async () => {
  const seen: unknown[][] = [];
  const nosy: ToyModule = {
    ...toy,
    bots: {
      steady: {
        pace: (open, _seat, now) => {
          expect((open as ToyView).hand).toBeNull();
          expect(now).toBe(house.clock.now());
          return { from: 100, to: 200 };
        },
        choose: (...given) => {
          seen.push(given);
          return null;
        },
      },
    },
  };
  await house.deal({}, [null, 'steady']);
  await house.restart({ module: nosy });
  await house.pass(3_000, 50);
  expect(seen.length).toBeGreaterThan(2);
  const { state } = (await house.watch('1')).syncs[0] ?? {};
  for (const [view, seat] of seen) expect([view, seat]).toEqual([state?.G, '1']);
});

test('a stand-in starts, is given back, and leaves nothing behind', async () => {
  const match = await house.deal();
  await house.pass(5_000);
  expect(await journal()).toEqual([]);
  await match.setBot('0', 'steady');
  await house.pass(5_000);
  const count = (await journal()).length;
  expect(count).toBeGreaterThan(1);
  await match.setBot('0', null);
  await house.pass(5_000);
  expect(await journal()).toHaveLength(count);
  await expect(match.setBot('7', 'steady')).rejects.toThrow();
});

test('bots and stand-ins go on after a restart', async () => {
  const match = await house.deal();
  await match.setBot('1', 'random');
  await house.restart();
  await house.pass(5_000);
  expect((await journal()).length).toBeGreaterThan(0);
});

test('a bot that throws or breaks the rules plays by chance instead', async () => {
  const choices = [
    () => {
      throw new Error('no idea');
    },
    () => ({ move: 'guess', args: ['1', 1] }),
    () => ({ move: 'timeout', args: [] }),
  ];
  for (const choose of choices) {
    const other = await aHouse();
    await other.deal({}, [null, 'steady']);
    const broken = { pace: () => ({ from: 100, to: 200 }), choose };
    await other.restart({ module: { ...toy, bots: { steady: broken } } });
    await other.pass(1_000, 50);
    const rows = await other.store.journal(MATCH);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ seat, move }) => seat === '1' && move !== 'timeout')).toBe(true);
    expect(other.logged.map(({ event }) => event)).toContainEqual(expect.stringMatching(/^bot-/));
    await other.end();
  }
});

test('the level random comes free, at a pace of its own where a game has no bots', async () => {
  await house.deal({}, [null, 'random']);
  await house.restart({ module: { ...toy, bots: {} } });
  await house.pass(10_000);
  expect((await journal()).length).toBeGreaterThan(1);
});
