import type { AnyModule } from '#shared/contract/module.ts';
import { reply, think } from './botWorker';
import type { Answered, Task } from './workerPool';

/**
 * Creates the function that a worker thread runs. An error that a bot throws is returned as an answer, so an answer is
 * missing only if the thread dies.
 */
export function createWork(catalogue: readonly AnyModule[]): (task: Task) => Answered {
  return ({ kind, question }) => {
    try {
      return kind === 'think' ? { answer: think(catalogue, question) } : { answer: reply(catalogue, question) };
    } catch (error) {
      return { fault: error instanceof Error ? error : new Error('a bot threw what is no error') };
    }
  };
}
