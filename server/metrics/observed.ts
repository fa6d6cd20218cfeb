import type { BotWorker } from '../matches/bots/botWorker';
import type { Change, Store } from '../store/store';
import type { Metrics } from './metrics';

/** Wraps the store to count and time its commits. */
export function observedStore(store: Store, metrics: Pick<Metrics, 'committed' | 'storeFailed'>): Store {
  async function commit(change: Change): Promise<'done' | 'conflict'> {
    const began = performance.now();
    try {
      const result = await store.commit(change);
      metrics.committed((performance.now() - began) / 1000, change.match ? 'match' : 'room', result);
      return result;
    } catch (error) {
      metrics.storeFailed();
      throw error;
    }
  }
  return Object.assign(Object.create(store) as Store, { commit });
}

/** Wraps the worker to measure how long each bot thinks, including the wait for a thread. */
export function observedBots(worker: BotWorker, metrics: Pick<Metrics, 'thought'>): BotWorker {
  return {
    async think(question) {
      const began = performance.now();
      const answer = await worker.think(question);
      metrics.thought((performance.now() - began) / 1000);
      return answer;
    },
    reply: (question) => worker.reply(question),
    close: () => worker.close(),
  };
}
