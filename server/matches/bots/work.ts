import type { AnyModule } from '#shared/module.ts';
import { reply, think } from './botWorker';
import type { Answered, Task } from './workerPool';

/** The work of a pool thread. A bot's exception is returned as an answer; only a thread that dies gives none. */
export function createWork(catalogue: readonly AnyModule[]): (task: Task) => Answered {
  return ({ kind, question }) => {
    try {
      return kind === 'think' ? { answer: think(catalogue, question) } : { answer: reply(catalogue, question) };
    } catch (error) {
      return { fault: error instanceof Error ? error : new Error('a bot threw what is no error') };
    }
  };
}
