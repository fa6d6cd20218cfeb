import type { Clock } from '../clock/clock';
import { type EventLog, storeFault } from '../log';
import type { Store } from './store';

/** Time in ms for which a result is used again, so that frequent checks do not cause more writes. */
const GOOD_FOR = 1_000;
/** Size of the probe in bytes, about that of a large commit. */
const PROBE = 32 * 1024;

/** Returns a function that checks whether the store accepts writes, by writing a probe. */
export function watchStore(store: Store, { now }: Clock, log: EventLog): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | null = null;
  let wasWritable = true;

  async function probe(): Promise<boolean> {
    try {
      // The probe differs each time. Otherwise the database might write nothing.
      const stamp = `${now()} `;
      await store.commit({ probe: stamp.repeat(PROBE / stamp.length) });
      if (!wasWritable) log.info({}, 'store-writable');
      wasWritable = true;
    } catch (error) {
      if (wasWritable) log.error(storeFault(error), 'store-not-writable');
      wasWritable = false;
    }
    return wasWritable;
  }

  return () => {
    if (last === null || now() - last.at >= GOOD_FOR) last = { at: now(), answer: probe() };
    return last.answer;
  };
}
