import type { Clock } from '../clock/clock';
import { type EventLog, storeFault } from '../log';
import type { Store } from './store';

/** How long an answer is good for, in ms: who asks on and on writes no more than this often. */
const GOOD_FOR = 1_000;
/** As much as a large commit writes, in bytes. */
const PROBE = 32 * 1024;

/** Tells whether the store takes writes now, by writing something. */
export function watchStore(store: Store, { now }: Clock, log: EventLog): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | null = null;
  let wasWritable = true;

  async function probe(): Promise<boolean> {
    try {
      // Other text each time: what has not changed is not written.
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
