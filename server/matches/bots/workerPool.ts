import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Tinypool from 'tinypool';
import type { BotWorker } from './botWorker';

/** A thread that nobody asks anything for so long ends, in ms. */
const IDLE = 60_000;

/** The built worker lies beside the built server; the sources are read by the loader the server itself runs with. */
function workerFile(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const [dist] = /^.*[\\/]dist[\\/]server(?=[\\/]|$)/.exec(here) ?? [];
  const built = path.join(dist ?? here, 'worker.js');
  return existsSync(built) ? built : path.join(here, 'worker.ts');
}

/** One thread beside the server's, started when it is first needed. */
export function createWorkerPool(): BotWorker {
  let pool: Tinypool | null = null;
  let isClosed = false;
  const open = () => {
    const filename = workerFile();
    const execArgv = filename.endsWith('.ts') ? ['--import', 'tsx'] : [];
    pool ??= new Tinypool({ filename, execArgv, minThreads: 0, maxThreads: 1, idleTimeout: IDLE });
    return pool;
  };
  return {
    async think(question) {
      if (isClosed) return null;
      try {
        return await open().run(question);
      } catch (error) {
        // A thread that was ended in the middle of a question has no answer.
        if (isClosed) return null;
        throw error;
      }
    },
    async close() {
      isClosed = true;
      await pool?.destroy();
    },
  };
}
