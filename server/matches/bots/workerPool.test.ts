// @module-tag long
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { examples } from '#examples/index.ts';
import { moles } from '#examples/moles/index.ts';
import { games } from '#games/index.ts';
import type { Bot } from '#shared/contract/module.ts';
import { viewOf } from '#shared/engine/engine.ts';
import { must } from '#shared/must.ts';
import { begin } from '#shared/testing/play.ts';
import { type BotQuestion, type BotWorker, reply, think } from './botWorker';
import { createBotThreads, createWorkerPool } from './workerPool';

/** One question for each bot in each game, asked at the start of a match. */
const questions: BotQuestion[] = games.flatMap((module) => {
  const seats = module.players.min;
  const { G } = begin({ module, seats, seed: 'thinking', options: {}, now: 0 });
  return Object.keys(module.bots).map((level) => ({
    game: module.id,
    level,
    view: module.view(G, '0'),
    seat: '0',
    seats,
    people: [],
    temper: 0,
    seed: 'one',
    budget: 20,
    now: 5_000,
  }));
});

test('a worker thread gives the same answers as the inline worker', async () => {
  const botWorker = createWorkerPool();
  for (const question of questions) expect(await botWorker.think(question)).toEqual(think(games, question));
  await botWorker.close();
});

test('a bot’s error is passed to the caller', async () => {
  const botWorker = createWorkerPool();
  const question = must(questions[0]);
  await expect(botWorker.think({ ...question, game: 'nobody' })).rejects.toThrow();
  expect(await botWorker.think(question)).toEqual(think(games, question));
  await botWorker.close();
});

test('a worker thread also answers questions about chat lines', async () => {
  const botWorker = createWorkerPool();
  const { game, level, view, seat, seed } = must(questions.find((question) => question.game === 'coverblown'));
  const question = { game, level, view, seat, seed, said: { by: '1', text: 'Who is it?' } };
  expect(await botWorker.reply(question)).toEqual(reply(games, question));
  await botWorker.close();
});

describe('a worker thread that fails does not affect other questions', () => {
  /**
   * The source of a worker thread whose answer depends on the view it gets. It creates a file in the folder for each
   * task it starts.
   */
  const SOURCE = `
    import { existsSync, mkdirSync } from 'node:fs';
    export default async function work({ question: { view } }) {
      const mark = new URL('./began-' + view, import.meta.url);
      const isSecond = existsSync(mark);
      mkdirSync(mark, { recursive: true });
      if (view === 'dies' || (view === 'dies-once' && !isSecond)) {
        setImmediate(() => { throw new Error('dead'); });
        await new Promise(() => undefined);
      }
      while (view === 'loops');
      return { answer: { move: view, args: [] } };
    }`;
  let folder: string;
  let botWorker: BotWorker;
  const asks = (view: string) => botWorker.think({ ...must(questions[0]), view });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'thread-'));
    const filename = join(folder, 'work.mjs');
    writeFileSync(filename, SOURCE);
    botWorker = createWorkerPool({ filename, longest: 2_000 });
  });
  afterEach(async () => {
    await botWorker.close();
    rmSync(folder, { recursive: true });
  });

  test('a worker thread that dies loses no question', async () => {
    const pending = [asks('dies-once'), asks('first'), asks('second')];
    const answers = await Promise.all(pending);
    expect(answers.map((answer) => answer?.move)).toEqual(['dies-once', 'first', 'second']);
  });

  test('a question that kills its thread twice is rejected', async () => {
    const pending = asks('dies');
    const next = asks('next');
    await expect(pending).rejects.toThrow('dead');
    expect((await next)?.move).toBe('next');
  });

  test('a worker thread that never stops thinking is terminated', async () => {
    const pending = asks('loops');
    const next = asks('next');
    await expect(pending).rejects.toThrow();
    expect((await next)?.move).toBe('next');
  });
});

test('closing the pool resolves all questions to null', async () => {
  const botWorker = createWorkerPool();
  const pending = botWorker.think(must(questions[0]));
  await botWorker.close();
  expect(await pending).toBeNull();
  expect(await botWorker.think(must(questions[0]))).toBeNull();
});

test('every bot of the shipped games runs outside the server’s main thread', async () => {
  const here = games.flatMap((module) =>
    Object.values(module.bots).flatMap((bot) => [
      vi.spyOn(bot as Bot<unknown>, 'choose'),
      ...((bot as Bot<unknown>).answer ? [vi.spyOn(bot as Bot<unknown>, 'answer')] : []),
    ]),
  );
  const botWorker = createBotThreads(games);
  try {
    for (const question of questions) {
      const { game, level, view, seat, seed } = question;
      await botWorker.think(question);
      await botWorker.reply({ game, level, view, seat, seed, said: { by: '1', text: 'Who?' } });
    }
    expect(here.filter((spy) => spy.mock.calls.length > 0)).toEqual([]);
    expect(questions.length).toBeGreaterThan(4);
  } finally {
    await botWorker.close();
    vi.restoreAllMocks();
  }
});

test('a game unknown to worker threads runs in the main thread', async () => {
  const own = { ...must(games[0]), id: 'own' };
  const botWorker = createBotThreads([...games, own]);
  const question = { ...must(questions[0]), game: 'own' };
  expect(await botWorker.think(question)).toEqual(think([own], question));
  await botWorker.close();
});

test('worker threads can load other games, such as the examples during development', async () => {
  const filename = fileURLToPath(new URL('../../../scripts/dev/worker.ts', import.meta.url));
  const catalogue = [...games, ...examples];
  const { id } = moles;
  const position = begin({ module: moles, seats: 3, seed: 'thinking', options: {}, now: 0 });
  const question = {
    ...must(questions[0]),
    game: id,
    level: 'searcher',
    view: viewOf(moles, position, '0'),
    seats: 3,
    budget: 60,
  };
  const here = vi.spyOn(moles, 'imagine');
  const botWorker = createBotThreads(catalogue, { known: catalogue, filename });
  try {
    const answer = await botWorker.think(question);
    expect(here).not.toHaveBeenCalled();
    expect(answer).toEqual(think(catalogue, question));
    expect(here).toHaveBeenCalled();
  } finally {
    await botWorker.close();
    vi.restoreAllMocks();
  }
});
