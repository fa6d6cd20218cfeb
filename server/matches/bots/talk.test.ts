import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bot, BotMove } from '#shared/contract/module.ts';
import type { Lines, Remark } from '#shared/contract/voice.ts';
import { must } from '#shared/must.ts';
import { chance } from '#shared/random.ts';
import { asking } from '#shared/testing/bots.ts';
import { aHarness, type MatchHarness } from '../testing';
import { type ToyModule, type ToyView, toy } from '../toy';
import { createInlineWorker } from './botWorker';
import { PLAIN_VOICE, type Voice } from './voice';

const each = (text: string) => ({ dry: [`dry ${text}`], warm: [text], brash: [text], nervous: [text] });
const lines: Lines = { hello: each('hello'), fact: each('{what}'), name: each('I, {who}') };
const fact = (what: string): Remark => ({ about: 'fact', facts: { what } });
const dry: Voice = { ...PLAIN_VOICE, manner: 'dry' };

let harness: MatchHarness;
beforeEach(async () => {
  harness = await aHarness();
});
afterEach(() => harness.end());

const silent: Bot<ToyView> = { timing: { delay: () => null }, choose: () => null };

/** Starts a match with people at seats 0 and 1 and bots at all other seats. */
async function playing(module: Partial<ToyModule>, bot: Bot<ToyView>, voices: Voice[], on = harness) {
  const levels = [null, null, ...voices.map(() => 'steady')];
  const seated = Object.fromEntries(voices.map((voice, index) => [index + 2, voice]));
  await on.deal({ rounds: 9 }, levels, seated);
  await on.restart({ module: { ...toy, lines, ...module, bots: { steady: bot } } });
  return on.match();
}
const texts = () => harness.said.map(({ text }) => text);
const faults = () => harness.logged.filter(({ event }) => event === 'talk-fault').length;
let guesses = 0;
const guess = (on = harness) => on.plays('0', { name: 'guess', args: ['1', (guesses++ % 3) + 1] });
beforeEach(() => {
  guesses = 0;
});

describe('a bot can remark on its own move', () => {
  const moving = (choice: (view: ToyView) => BotMove): Bot<ToyView> => ({
    timing: {
      asked: (open) => (open.guesses.length === 0 ? 'guess' : null),
      delay: () => ({ from: 1_000, to: 1_000 }),
    },
    choose: ({ view }) => (view.notes.length === 0 ? choice(view) : null),
  });
  const begin = async (choice: (view: ToyView) => BotMove, module: Partial<ToyModule> = {}) => {
    await playing(module, moving(choice), [dry]);
    const began = harness.clock.now();
    await harness.pass(1_500, 50);
    return harness.said.map(({ at, seat, text }) => [at - began, seat, text]);
  };

  test('a remark is posted when its move is stored', async () => {
    const said = await begin(() => ({ move: 'guess', args: ['0', 1], say: { about: 'hello' } }));
    expect(said).toEqual([[1_000, '2', 'dry hello']]);
  });

  test('a remark on a refused move is not posted', async () => {
    expect(await begin(() => ({ move: 'guess', args: ['2', 1], say: { about: 'hello' } }))).toEqual([]);
  });

  test('a remark on a hidden move is not posted', async () => {
    const note = (): BotMove => ({ move: 'note', args: ['x'], say: { about: 'hello' } });
    expect(await begin(note)).toEqual([]);
    await harness.end();
    harness = await aHarness();
    const said = await begin(note, { hidden: { note: (args) => args } });
    expect(said).toEqual([[1_000, '2', 'dry hello']]);
  });

  test('a remark is not posted while the game closes the chat', async () => {
    const loud = moving(() => ({ move: 'guess', args: ['0', 1], say: { about: 'hello' } }));
    await playing({ view: (G, viewer) => ({ ...toy.view(G, viewer), quiet: true }) }, loud, [dry]);
    await harness.pass(1_500, 50);
    expect((await harness.store.journal('m1')).length).toBe(1);
    expect(texts()).toEqual([]);
  });

  test('a remark without any line is logged as a fault', async () => {
    expect(await begin(() => ({ move: 'guess', args: ['0', 1], say: { about: 'nothing' } }))).toEqual([]);
    expect(faults()).toBe(1);
    expect((await harness.store.journal('m1')).length).toBe(1);
  });
});

describe('a bot can remark on a public fact', () => {
  test('a remark on a log entry is posted a moment after the entry', async () => {
    const asked: unknown[] = [];
    const remark: ToyModule['remark'] = (facts, open, seat) => {
      asked.push([facts.code, open.hand, open.guesses.length, seat]);
      return seat === '2' ? null : fact(seat);
    };
    await playing({ remark }, silent, [dry, dry]);
    const began = harness.clock.now();
    await guess();
    expect(asked).toEqual([
      ['guessed', null, 1, '2'],
      ['guessed', null, 1, '3'],
    ]);
    expect(texts()).toEqual([]);
    await harness.pass(3_000, 50);
    expect(texts()).toEqual(['dry 3']);
    const wait = must(harness.said[0]).at - began;
    expect(wait).toBeGreaterThanOrEqual(900);
    expect(wait).toBeLessThanOrEqual(2_450);
  });

  test('all bots together make at most one remark in six seconds', async () => {
    await playing({ remark: (_told, _open, seat) => fact(seat) }, silent, [dry, dry]);
    const heard: number[] = [];
    for (const [pause, number] of [
      [1_000, 1],
      [5_500, 2],
      [6_500, 3],
      [8_500, 4],
    ] as const) {
      await harness.plays('0', { name: 'guess', args: [number > 3 ? '2' : '1', number > 3 ? 1 : number] });
      await harness.pass(pause, 50);
      heard.push(harness.said.length);
    }
    await harness.plays('0', { name: 'guess', args: ['2', 2] });
    await harness.pass(3_000, 50);
    // The bots make one remark by 1 s and a second by 6.5 s, and have still made two at 13 s. At 21.5 s, the first bot
    // may speak again.
    expect([...heard, harness.said.length]).toEqual([0, 1, 2, 2, 3]);
    expect(new Set(texts().slice(0, 2))).toEqual(new Set(['dry 2', 'dry 3']));
  });

  test('a bot that stands in for a person makes no remarks', async () => {
    const match = await playing({ remark: () => fact('x') }, silent, []);
    await match.setBot('1', 'steady');
    await guess();
    await harness.pass(3_000, 50);
    expect(texts()).toEqual([]);
  });

  test('an error in a remark is logged as a fault', async () => {
    await playing({ remark: () => must<Remark>(null) }, silent, [dry]);
    expect(await guess()).toEqual({ ok: true });
    expect(faults()).toBe(1);
  });

  test('hidden state affects neither the content nor the time of a remark', async () => {
    const said = async (notes: string[], seed: string) => {
      const other = await aHarness('same');
      await playing({ remark: (facts, open) => fact(JSON.stringify([facts.facts, open])) }, silent, [dry, dry], other);
      for (const note of notes) await other.plays('1', { name: 'note', args: [`${note} ${seed}`] });
      await guess(other);
      guesses = 0;
      await other.pass(3_000, 50);
      const heard = other.said.map(({ at, seat, text }) => [at, seat, text]);
      await other.end();
      return heard;
    };
    const plain = await said([], '');
    expect(plain).toHaveLength(1);
    expect(await said(['a', 'b', 'c'], 'mine')).toEqual(plain);
  });
});

describe('a bot can answer in the chat', () => {
  const answering: Bot<ToyView> = { ...silent, answer: (_view, seat, { by, text }) => fact(`${seat} ${by} ${text}`) };

  test('a bot answers a chat line that contains its name', async () => {
    const match = await playing({}, answering, [dry, dry]);
    const began = harness.clock.now();
    for (const text of ['nobody', 'P22 it was', 'xp2', 'What do you say, p2?']) match.heard('0', text);
    await harness.pass(5_000, 50);
    expect(texts()).toEqual(['dry 2 0 What do you say, p2?']);
    const wait = must(harness.said[0]).at - began;
    expect(wait).toBeGreaterThanOrEqual(1_500);
    expect(wait).toBeLessThanOrEqual(4_050);
  });

  test('a bot’s answer time does not depend on its thinking', async () => {
    const times = async (thinks: number, draws: number) => {
      const other = await aHarness('same');
      const inline = createInlineWorker([{ ...toy, bots: { steady: chatty(draws) } }]);
      let answerNow = () => undefined as unknown;
      other.botWorker = {
        ...inline,
        reply: (question) =>
          new Promise((answer) => {
            answerNow = () => inline.reply(question).then(answer);
          }),
      };
      const match = await playing({}, chatty(draws), [dry], other);
      for (let line = 0; line < 3; line++) {
        match.heard('0', 'P2?');
        for (let ms = 0; ms < 6_500; ms += 10) {
          await other.pass(10, 10);
          if (ms % 100 === thinks) answerNow();
        }
      }
      await other.end();
      return other.said.map(({ at }) => at);
    };
    const chatty = (draws: number): Bot<ToyView> => ({
      ...silent,
      answer: (_view, _seat, _said, random) => {
        for (let n = 0; n < draws; n++) random.Number();
        return fact('x');
      },
    });
    const quick = await times(0, 0);
    expect(quick).toHaveLength(3);
    expect(await times(50, 7)).toEqual(quick);
  });

  test('an error in an answer is logged as a fault', async () => {
    const match = await playing({}, { ...silent, answer: () => must<Remark>(null) }, [dry]);
    match.heard('0', 'P2?');
    await harness.pass(5_000, 50);
    expect([faults(), texts()]).toEqual([1, []]);
  });

  test('a bot answers only to its current name', async () => {
    const match = await playing({}, answering, [dry]);
    match.setPeople({ '2': { member: 'x', name: 'A.B (c', online: true } });
    match.heard('0', 'P2');
    match.heard('0', 'AxB (c');
    match.heard('0', 'hm, a.b (c?');
    await harness.pass(5_000, 50);
    expect(texts()).toEqual(['dry 2 0 hm, a.b (c?']);
  });

  test('a bot answers a line that follows its own', async () => {
    const match = await playing({}, answering, [dry]);
    match.heard('0', 'P2');
    await harness.pass(10_000, 50);
    match.heard('1', 'really?');
    match.heard('1', 'hello?');
    await harness.pass(30_000, 50);
    match.heard('1', 'still there?');
    await harness.pass(5_000, 50);
    expect(texts()).toEqual(['dry 2 0 P2', 'dry 2 1 really?']);
  });

  test('a bot does not answer a line that names another member', async () => {
    const match = await playing({}, answering, [dry, dry]);
    match.heard('0', 'P2');
    await harness.pass(10_000, 50);
    match.heard('1', 'And you, P3?');
    match.heard('1', 'hm');
    await harness.pass(5_000, 50);
    expect(texts()).toEqual(['dry 2 0 P2', 'dry 3 1 And you, P3?']);
  });

  test('a bot answers at most once in six seconds', async () => {
    const match = await playing({}, answering, [dry]);
    for (let second = 0; second < 12; second++) {
      match.heard('0', 'P2!');
      await harness.pass(1_000, 50);
    }
    await harness.pass(5_000, 50);
    expect(texts()).toHaveLength(2);
  });

  test('a bot does not answer after its person has returned', async () => {
    const match = await playing({}, answering, []);
    await match.setBot('1', 'steady');
    match.heard('0', 'P1?');
    await match.setBot('1', null);
    await harness.pass(5_000, 50);
    expect(texts()).toEqual([]);
  });
});

test('a bot’s chat line never contains the hidden state of another seat', async () => {
  const own = (view: ToyView) => JSON.stringify([view.hand, view.notes]);
  const talkative: Bot<ToyView> = {
    timing: { delay: () => ({ from: 1_000, to: 2_000 }) },
    choose: ({ view, seat }) => {
      if (view.notes.length === 0) return { move: 'note', args: [`note of ${seat}`], say: fact(own(view)) };
      return {
        ...must(must(toy.bots.steady).choose(asking({ view, seat, random: chance('x'), budget: 0, now: 0 }))),
        say: fact(own(view)),
      };
    },
    answer: (view) => fact(own(view)),
  };
  const match = await playing({ remark: (_told, open) => fact(own(open)) }, talkative, [dry, dry]);
  for (const seat of ['0', '1']) await harness.plays(seat, { name: 'note', args: [`note of ${seat}`] });
  for (let round = 0; round < 5; round++) {
    match.heard('0', 'P2, P3?');
    await harness.pass(7_000, 50);
  }
  expect(harness.said.length).toBeGreaterThan(8);
  for (const { seat, text } of harness.said)
    for (const other of ['0', '1', '2', '3']) if (other !== seat) expect(text).not.toContain(`note of ${other}`);
});

test('a bot’s temper and quickness survive a restart', async () => {
  const tempers: unknown[] = [];
  const bot: Bot<ToyView> = {
    timing: { delay: () => ({ from: 10_000, to: 10_000 }) },
    choose: ({ temper }) => {
      tempers.push(temper);
      return null;
    },
  };
  await playing({}, bot, [{ manner: 'dry', temper: -0.5, quickness: 0.9 }]);
  await harness.pass(8_850, 50);
  expect(tempers).toEqual([]);
  await harness.pass(200, 50);
  expect(tempers).toEqual([-0.5]);
});
