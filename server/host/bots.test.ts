import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { must } from '../../shared/must';
import type { Question, Thought } from '../thinking/thinker';
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

describe('a bot with a budget', () => {
  /** Answers when the test says so. */
  const aThinker = () => {
    const asked: { question: Question; answer: (thought: Thought) => void; fail: () => void }[] = [];
    const think = (question: Question) =>
      new Promise<Thought>(
        (answer, fail) => void asked.push({ question, answer, fail: () => fail(new Error('lost')) }),
      );
    return { asked, think, close: async () => undefined };
  };
  const pace = (open: unknown, seat: string) =>
    (open as ToyView).awaited.includes(seat) ? { from: 1_000, to: 2_000 } : null;
  const deep: ToyModule = { ...toy, bots: { steady: { ...must(toy.bots.steady), pace, budget: 7_000 } } };

  async function begin() {
    const thinker = aThinker();
    house.thinker = thinker;
    await house.deal({}, [null, 'steady']);
    await house.restart({ module: deep });
    return thinker;
  }

  test('thinks from the start of its turn, with its budget, and acts when its moment comes', async () => {
    const { asked } = await begin();
    expect(asked.map(({ question }) => question)).toMatchObject([{ game: 'toy', seat: '1', budget: 7_000 }]);
    asked[0]?.answer({ move: 'guess', args: ['0', 1] });
    await house.pass(900, 50);
    expect(await journal()).toEqual([]);
    await house.pass(1_200, 50);
    expect(await journal()).toMatchObject([{ seat: '1', move: 'guess' }]);
  });

  test('does not think again for what it cannot see', async () => {
    const { asked } = await begin();
    await house.plays('0', { name: 'note', args: ['mine'] });
    expect(asked).toHaveLength(1);
    asked[0]?.answer({ move: 'guess', args: ['0', 1] });
    await house.pass(2_100, 50);
    expect(await journal()).toMatchObject([{ move: 'note' }, { move: 'guess' }]);
  });

  test('begins anew when the table changed, and what it thought before is not played', async () => {
    const { asked } = await begin();
    await house.plays('0', { name: 'guess', args: ['1', 1] });
    asked[0]?.answer({ move: 'guess', args: ['0', 1] });
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.answer({ move: 'guess', args: ['0', 2] });
    await house.pass(2_100, 50);
    const [, move] = await journal();
    expect(move).toMatchObject({ seat: '1', args: ['0', 2] });
  });

  test('plays by chance when its thinking is lost', async () => {
    const { asked } = await begin();
    asked[0]?.fail();
    await house.pass(2_100, 50);
    expect((await journal()).length).toBeGreaterThan(0);
    expect(house.logged.map(({ event }) => event)).toContain('bot-fault');
  });
});
