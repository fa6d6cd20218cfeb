import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Tinypool from 'tinypool';
import { games } from '#games/index.ts';
import type { AnyModule } from '#shared/module.ts';
import type { Remark } from '#shared/voice.ts';
import {
  type BotAnswer,
  type BotQuestion,
  type BotWorker,
  type ChatQuestion,
  createInlineWorker,
  USUAL_BUDGET,
} from './botWorker';

/** What a thread is given, and what it gives back. */
export type Task = { kind: 'think'; question: BotQuestion } | { kind: 'reply'; question: ChatQuestion };
export type Answered = { answer: BotAnswer | Remark } | { fault: Error };

/** A thread that nobody asks anything for so long ends, in ms. */
const IDLE = 10 * 60_000;
/** A thread that thinks for longer is ended, in ms: no bot may keep all others from moving. */
const LONGEST = 20_000;
/** A thread that dies has not answered: the question is put to a new one, so often in all. */
const TRIES = 2;

/**
 * The built worker lies in the folder of the built server, which has parts in folders of their own; the sources are read by
 * the loader the server itself runs with.
 */
function workerFile(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const built = [here, path.dirname(here)].map((folder) => path.join(folder, 'worker.js'));
  return built.find((file) => existsSync(file)) ?? path.join(here, 'worker.ts');
}

export interface ThreadOptions {
  /** What a thread runs: what `createWork` made is its default export. */
  filename?: string;
  /** In ms. */
  longest?: number;
}

/** One thread beside the server's, started when it is first needed. It is asked one thing after the other. */
export function createWorkerPool({ filename = workerFile(), longest = LONGEST }: ThreadOptions = {}): BotWorker {
  let pool: Tinypool | null = null;
  let isClosed = false;
  let queue: Promise<unknown> = Promise.resolve();

  function open(): Tinypool {
    const execArgv = filename.endsWith('.ts') ? ['--import', 'tsx'] : [];
    if (pool) return pool;
    pool = new Tinypool({ filename, execArgv, minThreads: 0, maxThreads: 1, idleTimeout: IDLE });
    // A thread that dies while nobody asks it anything: the next question starts another.
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
      // A thread that was ended in the middle of a question has no answer.
      if (isClosed) return null;
      if (ending.signal.aborted || tries === 1) throw error;
      return run(task, tries - 1);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Tinypool forgets what waits when its thread dies, so nothing waits there. */
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

/** What a bot threw, as its `cause`. */
class BotFault extends Error {
  constructor(override readonly cause: Error) {
    super('a bot threw');
  }
}

interface BotThreadsOptions extends ThreadOptions {
  /** The games that the threads know. */
  known?: readonly AnyModule[];
}

/**
 * Every bot of the shipped games thinks in a thread: in the server's own, a thought that takes longer because of a
 * hidden card would hold up everybody's answers, and tell. Those that look far ahead have one of their own, so that
 * others need not wait for them. Games that only this server brings are thought about on the spot.
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
