import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Tinypool from 'tinypool';
import { games } from '#games/index.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import type { Remark } from '#shared/contract/voice.ts';
import {
  type Answered,
  type BotAnswer,
  type BotWorker,
  createInlineWorker,
  type Task,
  USUAL_BUDGET,
} from './botWorker';

/** Time in ms after which an idle thread ends. */
const IDLE = 10 * 60_000;
/** Maximum thinking time in ms. A thread that takes longer is terminated, so that it cannot block other bots. */
const LONGEST = 20_000;
/** Number of times that a question is asked if its thread dies. */
const TRIES = 2;

/**
 * Returns the built worker's file, next to the built server or in its parent folder. Returns the worker's source if the
 * server runs from source.
 */
function workerFile(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const built = [here, path.dirname(here)].map((folder) => path.join(folder, 'worker.js'));
  return built.find((file) => existsSync(file)) ?? path.join(here, 'worker.ts');
}

export interface ThreadOptions {
  /** The module that the thread runs. Its default export comes from `createWork`. */
  filename?: string;
  /** Maximum thinking time in ms. A thread that takes longer is terminated. */
  longest?: number;
}

/** Creates a worker thread. It starts at the first question, and answers one question at a time. */
export function createWorkerPool({ filename = workerFile(), longest = LONGEST }: ThreadOptions = {}): BotWorker {
  let pool: Tinypool | null = null;
  let isClosed = false;
  let queue: Promise<unknown> = Promise.resolve();

  function open(): Tinypool {
    const execArgv = filename.endsWith('.ts') ? ['--import', 'tsx'] : [];
    if (pool) return pool;
    pool = new Tinypool({ filename, execArgv, minThreads: 0, maxThreads: 1, idleTimeout: IDLE });
    // Ignores the death of an idle thread. The next question starts another thread.
    pool.on('error', () => undefined);
    return pool;
  }

  async function run(task: Task, tries = TRIES): Promise<BotAnswer | Remark> {
    if (isClosed) return null;
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), longest);
    try {
      const answered: Answered = await open().run(task, { signal: ending.signal });
      if ('fault' in answered) throw new BotFault(answered.fault);
      return answered.answer;
    } catch (error) {
      if (error instanceof BotFault) throw error.cause;
      // There is no answer, because `close` has terminated the thread.
      if (isClosed) return null;
      if (ending.signal.aborted || tries === 1) throw error;
      return run(task, tries - 1);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Runs one task at a time. Tinypool would drop tasks in its own queue when the thread dies. */
  function inTurn(task: Task): Promise<BotAnswer | Remark> {
    const answer = queue.then(() => run(task));
    queue = answer.catch(() => undefined);
    return answer;
  }

  return {
    think: (question) => inTurn({ kind: 'think', question }) as Promise<BotAnswer>,
    reply: (question) => inTurn({ kind: 'reply', question }) as Promise<Remark | null>,
    async close() {
      isClosed = true;
      await pool?.destroy();
    },
  };
}

/** Wraps an error thrown by a bot. The bot's error is the `cause`. */
class BotFault extends Error {
  constructor(override readonly cause: Error) {
    super('a bot threw');
  }
}

interface BotThreadsOptions extends ThreadOptions {
  /** The games whose code the threads have. */
  known?: readonly AnyModule[];
}

/**
 * Creates worker threads for the bots of the shipped games.
 * If bots ran in the main thread, longer thinking because of a hidden card would delay all answers and reveal the card.
 * Bots that search ahead have their own thread, so that other bots need not wait for them. Bots of other games still
 * run in the main thread.
 */
export function createBotThreads(
  catalogue: readonly AnyModule[],
  { known = games, ...options }: BotThreadsOptions = {},
): BotWorker {
  const [quick, deep, inline] = [createWorkerPool(options), createWorkerPool(options), createInlineWorker(catalogue)];
  const isKnown = (id: string) => known.some((game) => game.id === id && catalogue.includes(game));
  return {
    think(question) {
      if (!isKnown(question.game)) return inline.think(question);
      return (question.budget > USUAL_BUDGET ? deep : quick).think(question);
    },
    reply: (question) => (isKnown(question.game) ? quick : inline).reply(question),
    async close() {
      await Promise.all([quick.close(), deep.close()]);
    },
  };
}
