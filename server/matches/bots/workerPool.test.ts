import { expect, test } from 'vitest';
import { games } from '../../../games';
import { must } from '../../../shared/must';
import { begin } from '../../../shared/testing/play';
import { answer, type BotQuestion } from './botWorker';
import { createWorkerPool } from './workerPool';

/** Each bot of each game at the beginning of a match. */
const questions: BotQuestion[] = games.flatMap((module) => {
  const seats = module.players.min;
  const { G } = begin({ module, seats, seed: 'thinking', options: {}, now: 0 });
  return Object.keys(module.bots).map((level) => ({
    game: module.id,
    level,
    view: module.view(G, '0'),
    seat: '0',
    temper: 0,
    seed: 'one',
    budget: 20,
    now: 5_000,
  }));
});

test('a thread of its own comes to the same answer', async () => {
  const botWorker = createWorkerPool();
  for (const question of questions) expect(await botWorker.think(question)).toEqual(answer(games, question));
  await botWorker.close();
});

test('a bot that faults is told to who asked, and the thread goes on', async () => {
  const botWorker = createWorkerPool();
  const question = must(questions[0]);
  await expect(botWorker.think({ ...question, game: 'nobody' })).rejects.toThrow();
  expect(await botWorker.think(question)).toEqual(answer(games, question));
  await botWorker.close();
});

test('closing ends a question with no answer, and so does asking later', async () => {
  const botWorker = createWorkerPool();
  const asked = botWorker.think(must(questions[0]));
  await botWorker.close();
  expect(await asked).toBeNull();
  expect(await botWorker.think(must(questions[0]))).toBeNull();
});
