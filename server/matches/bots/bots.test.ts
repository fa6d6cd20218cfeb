import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnyModule, Bot, BotContext, BotTiming } from '#shared/contract/module.ts';
import { must } from '#shared/must.ts';
import { aHarness, MATCH, type MatchHarness } from '../testing';
import { type ToyModule, type ToyView, toy } from '../toy';
import { type BotAnswer, type BotQuestion, createInlineWorker } from './botWorker';

let harness: MatchHarness;
beforeEach(async () => {
  harness = await aHarness();
});
afterEach(() => harness.end());

const journal = () => harness.store.journal(MATCH);

test('bots play a whole match without any connected client', async () => {
  await harness.deal({ rounds: 50 }, ['steady', 'random', 'steady']);
  await harness.pass(60_000);
  expect((await harness.match()).outcome()).toMatchObject({ reason: 'guessed' });
  expect(harness.logged.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('a bot moves after a random time within its delay', async () => {
  await harness.deal({}, [null, 'steady']);
  const began = harness.clock.now();
  await harness.pass(20_000, 50);
  const times = [began, ...(await journal()).map(({ at }) => at)];
  const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(waits.length).toBeGreaterThan(3);
  for (const wait of waits) {
    expect(wait).toBeGreaterThanOrEqual(1_000);
    expect(wait).toBeLessThanOrEqual(2_000);
  }
  expect(new Set(waits).size).toBeGreaterThan(1);
});

test('hidden state does not change a bot’s move time', async () => {
  const moments = async (notes: string[]) => {
    const other = await aHarness('same');
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

describe('a bot’s move time depends on its decision', () => {
  /**
   * Plays a match in which `of` computes the key of the bot's decision. Resolves to the time of the bot's first move.
   */
  async function playing(of: BotTiming<ToyView>['asked'], notes: (harness: MatchHarness) => Promise<unknown>) {
    const other = await aHarness('same');
    const usual = must(toy.bots.steady);
    const steady = { ...usual, timing: { ...usual.timing, ...(of && { asked: of }) } };
    await other.deal({}, [null, 'steady']);
    await other.restart({ module: { ...toy, bots: { steady } } });
    await other.pass(500, 50);
    await notes(other);
    await other.pass(2_000, 50);
    const rows = (await other.store.journal(MATCH)).filter(({ seat }) => seat === '1');
    await other.end();
    return rows.map(({ at }) => at)[0];
  }
  const guess = (other: MatchHarness) => other.plays('0', { name: 'guess', args: ['1', 1] });

  test('a move time is kept while the decision stays the same', async () => {
    const quiet = await playing(
      () => 'guess',
      async () => undefined,
    );
    expect(await playing(() => 'guess', guess)).toBe(quiet);
    expect(await playing(undefined, guess)).not.toBe(quiet);
  });

  test('a new decision gets a new move time', async () => {
    const quiet = await playing(
      (open) => open.guesses.length,
      async () => undefined,
    );
    expect(await playing((open) => open.guesses.length, guess)).not.toBe(quiet);
  });

  test('a move time is dropped when there is no decision', async () => {
    const asked: BotTiming<ToyView>['asked'] = (open) => (open.guesses.length === 0 ? 'guess' : null);
    expect(await playing(asked, guess)).toBeUndefined();
  });
});

test('a bot knows which seats people play', async () => {
  const facts: unknown[] = [];
  const steady: Bot<ToyView> = {
    timing: {
      asked: () => 'nothing new',
      delay: (_open, _seat, _now, company) => {
        facts.push(company.people);
        return { from: 60_000, to: 60_000 };
      },
    },
    choose: () => null,
  };
  await harness.deal({}, [null, null, 'steady']);
  await harness.restart({ module: { ...toy, bots: { steady } } });
  const match = await harness.match();
  await match.setBot('0', 'steady');
  await match.setBot('0', null);
  // `facts` has one entry from the start, one for each bot once seat 0 has a stand-in, and one from the end of the
  // stand-in.
  expect(facts).toEqual([['0', '1'], ['1'], ['1'], ['0', '1']]);
});

test('a bot receives only its own seat’s view and the time', async () => {
  const seen: BotContext<ToyView>[] = [];
  const nosy: ToyModule = {
    ...toy,
    bots: {
      steady: {
        timing: {
          delay: (open, _seat, now) => {
            expect((open as ToyView).hand).toBeNull();
            expect(now).toBe(harness.clock.now());
            return { from: 100, to: 200 };
          },
        },
        choose: (context) => {
          seen.push(context);
          return null;
        },
      },
    },
  };
  await harness.deal({}, [null, 'steady']);
  await harness.restart({ module: nosy });
  await harness.pass(3_000, 50);
  expect(seen.length).toBeGreaterThan(2);
  const { state } = (await harness.watch('1')).syncs[0] ?? {};
  for (const { view, seat } of seen) expect([view, seat]).toEqual([state?.G, '1']);
});

test('a stand-in makes no move after the person takes the seat back', async () => {
  const match = await harness.deal();
  await harness.pass(5_000);
  expect(await journal()).toEqual([]);
  await match.setBot('0', 'steady');
  await harness.pass(5_000);
  const count = (await journal()).length;
  expect(count).toBeGreaterThan(1);
  await match.setBot('0', null);
  await harness.pass(5_000);
  expect(await journal()).toHaveLength(count);
  await expect(match.setBot('7', 'steady')).rejects.toThrow();
});

test('bots and stand-ins continue after a restart', async () => {
  const match = await harness.deal();
  await match.setBot('1', 'random');
  await harness.restart();
  await harness.pass(5_000);
  expect((await journal()).length).toBeGreaterThan(0);
});

test('a bot that throws or chooses an illegal move plays at random', async () => {
  const choices = [
    () => {
      throw new Error('no idea');
    },
    () => ({ move: 'guess', args: ['1', 1] }),
    () => ({ move: 'timeout', args: [] }),
  ];
  for (const choose of choices) {
    const other = await aHarness();
    await other.deal({}, [null, 'steady']);
    const broken = { timing: { delay: () => ({ from: 100, to: 200 }) }, choose };
    await other.restart({ module: { ...toy, bots: { steady: broken } } });
    await other.pass(1_000, 50);
    const rows = await other.store.journal(MATCH);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ seat, move }) => seat === '1' && move !== 'timeout')).toBe(true);
    expect(other.logged.map(({ event }) => event)).toContainEqual(expect.stringMatching(/^bot-/));
    await other.end();
  }
});

test.each([
  ['throws', () => must<never>(null, 'an imagined toy')],
  ['returns a state that contradicts the view', () => ({ hands: {}, notes: {}, guesses: [], round: 9, outcome: null })],
])('searchers play at random if `imagine` %s', async (_, imagine) => {
  await harness.deal({}, [null, 'searcher', 'searcher']);
  await harness.restart({ module: { ...toy, searcher: {}, imagine } as AnyModule });
  await harness.pass(20_000, 50);
  const movers = (await journal()).map(({ seat }) => seat);
  expect(new Set(movers)).toEqual(new Set(['1', '2']));
  expect(movers.length).toBeGreaterThan(4);
  const facts = harness.logged.filter(({ event }) => event.startsWith('bot-'));
  expect(facts).toMatchObject([{ level: 'error', event: 'bot-fault', facts: { level: 'searcher' } }]);
});

test('every game has the level “random”', async () => {
  await harness.deal({}, [null, 'random']);
  await harness.restart({ module: { ...toy, bots: {} } });
  await harness.pass(10_000);
  expect((await journal()).length).toBeGreaterThan(1);
});

/** Creates a worker for which the test gives the answers. Questions for random moves are answered immediately. */
function aThinker() {
  const asked: { question: BotQuestion; answer: (chosen: BotAnswer) => void; fail: () => void }[] = [];
  const chance = createInlineWorker([toy]);
  const think = (question: BotQuestion) =>
    question.level === 'random'
      ? chance.think(question)
      : new Promise<BotAnswer>(
          (answer, fail) => void asked.push({ question, answer, fail: () => fail(new Error('lost')) }),
        );
  return { asked, think, reply: chance.reply, close: chance.close };
}

describe('a bot without a budget is asked shortly before its move time', () => {
  const steady = { ...must(toy.bots.steady), timing: { delay: () => ({ from: 1_000, to: 1_000 }) } };

  test.each([10, 50, 90])('a bot without a budget moves on time after thinking %i ms', async (thinks) => {
    const botWorker = aThinker();
    harness.botWorker = botWorker;
    await harness.deal({}, [null, 'steady']);
    await harness.restart({ module: { ...toy, bots: { steady } } });
    const moment = harness.clock.now() + 1_000;
    await harness.pass(899, 1);
    expect(botWorker.asked).toEqual([]);
    await harness.pass(1);
    expect(botWorker.asked.map(({ question }) => question)).toMatchObject([{ seat: '1', now: moment }]);
    await harness.pass(thinks, 1);
    botWorker.asked[0]?.answer({ move: 'guess', args: ['0', 1] });
    await harness.pass(200, 1);
    expect(await journal()).toMatchObject([{ seat: '1', move: 'guess', at: moment }]);
  });

  test('a bot without a budget is asked again if its view changes', async () => {
    const botWorker = aThinker();
    harness.botWorker = botWorker;
    await harness.deal({}, [null, 'steady']);
    await harness.restart({
      module: { ...toy, bots: { steady: { ...steady, timing: { ...steady.timing, asked: () => 'guess' } } } },
    });
    await harness.pass(950, 50);
    await harness.plays('0', { name: 'guess', args: ['1', 1] });
    botWorker.asked[0]?.answer({ move: 'guess', args: ['0', 1] });
    harness.clock.advance(50);
    await expect.poll(() => botWorker.asked.length).toBe(2);
    botWorker.asked[1]?.answer({ move: 'guess', args: ['0', 2] });
    await harness.matches.settled();
    expect((await journal())[1]).toMatchObject({ seat: '1', args: ['0', 2] });
  });

  test('a bot drops its choice if its view changes', async () => {
    const botWorker = aThinker();
    harness.botWorker = botWorker;
    await harness.deal({}, [null, 'steady']);
    await harness.restart({ module: { ...toy, bots: { steady } } });
    await harness.pass(950, 50);
    harness.clock.advance(50);
    const guessed = harness.plays('0', { name: 'guess', args: ['1', 1] });
    await expect.poll(journal).toHaveLength(1);
    botWorker.asked[0]?.answer({ move: 'guess', args: ['0', 1] });
    await guessed;
    expect(await journal()).toMatchObject([{ seat: '0' }]);
  });
});

describe('a bot with a budget is asked at the start of its turn', () => {
  const delay = (open: unknown, seat: string) =>
    (open as ToyView).waitingFor.includes(seat) ? { from: 1_000, to: 2_000 } : null;
  const deep: ToyModule = { ...toy, bots: { steady: { ...must(toy.bots.steady), timing: { delay }, budget: 7_000 } } };

  async function begin() {
    const botWorker = aThinker();
    harness.botWorker = botWorker;
    await harness.deal({}, [null, 'steady']);
    await harness.restart({ module: deep });
    return botWorker;
  }

  test('a bot with a budget thinks from the start of its turn', async () => {
    const { asked } = await begin();
    expect(asked.map(({ question }) => question)).toMatchObject([{ game: 'toy', seat: '1', budget: 7_000 }]);
    asked[0]?.answer({ move: 'guess', args: ['0', 1] });
    await harness.pass(900, 50);
    expect(await journal()).toEqual([]);
    await harness.pass(1_200, 50);
    expect(await journal()).toMatchObject([{ seat: '1', move: 'guess' }]);
  });

  test('a bot with a budget ignores changes that it cannot see', async () => {
    const { asked } = await begin();
    await harness.plays('0', { name: 'note', args: ['mine'] });
    expect(asked).toHaveLength(1);
    asked[0]?.answer({ move: 'guess', args: ['0', 1] });
    await harness.pass(2_100, 50);
    expect(await journal()).toMatchObject([{ move: 'note' }, { move: 'guess' }]);
  });

  test('a bot with a budget starts over when its view changes', async () => {
    const { asked } = await begin();
    await harness.plays('0', { name: 'guess', args: ['1', 1] });
    asked[0]?.answer({ move: 'guess', args: ['0', 1] });
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.answer({ move: 'guess', args: ['0', 2] });
    await harness.pass(2_100, 50);
    const [, move] = await journal();
    expect(move).toMatchObject({ seat: '1', args: ['0', 2] });
  });

  test('a bot with a budget is asked only about its newest view', async () => {
    const { asked } = await begin();
    await harness.plays('0', { name: 'guess', args: ['1', 1] });
    await harness.plays('0', { name: 'guess', args: ['1', 2] });
    asked[0]?.answer({ move: 'guess', args: ['0', 1] });
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]?.question.view).toMatchObject({ guesses: [{ number: 1 }, { number: 2 }] });
  });

  test('a bot that is asked again about the same decision keeps its move time', async () => {
    const botWorker = aThinker();
    harness.botWorker = botWorker;
    await harness.deal({}, [null, 'steady']);
    let drawn = 0;
    const asked = () => 'guess';
    const counted = () => {
      drawn += 1;
      return { from: 1_000, to: 2_000 };
    };
    await harness.restart({
      module: { ...toy, bots: { steady: { ...must(deep.bots.steady), timing: { asked, delay: counted } } } },
    });
    await harness.plays('0', { name: 'guess', args: ['1', 1] });
    botWorker.asked[0]?.answer({ move: 'guess', args: ['0', 1] });
    await expect.poll(() => botWorker.asked.length).toBe(2);
    botWorker.asked[1]?.answer({ move: 'guess', args: ['0', 2] });
    expect(drawn).toBe(1);
    await harness.pass(2_000, 50);
    expect((await journal())[1]).toMatchObject({ seat: '1', args: ['0', 2] });
  });

  test('a bot with a budget plays at random if its answer is lost', async () => {
    const { asked } = await begin();
    asked[0]?.fail();
    await harness.pass(2_100, 50);
    expect((await journal()).length).toBeGreaterThan(0);
    expect(harness.logged.map(({ event }) => event)).toContain('bot-fault');
  });
});
