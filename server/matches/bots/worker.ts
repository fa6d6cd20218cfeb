import { games } from '../../../games';
import { reply, think } from './botWorker';
import type { Answered, Task } from './workerPool';

/** The work of a thread of the pool. What a bot throws is an answer too: only a thread that dies has none. */
export default function work(task: Task): Answered {
  try {
    const { kind, question } = task;
    return kind === 'think' ? { answer: think(games, question) } : { answer: reply(games, question) };
  } catch (error) {
    return { fault: error instanceof Error ? error : new Error('a bot threw what is no error') };
  }
}
