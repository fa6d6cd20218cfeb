import { setImmediate } from 'node:timers/promises';

/** So many sockets close in about a millisecond. */
const AT_ONCE = 25;

/**
 * Does something to each of many, a few at a time: whoever else waits for the process comes in between. The first few
 * are done before it returns.
 */
export async function inSlices<T>(all: readonly T[], each: (one: T) => void): Promise<void> {
  for (let done = 0; done < all.length; done += AT_ONCE) {
    if (done > 0) await setImmediate();
    for (const one of all.slice(done, done + AT_ONCE)) each(one);
  }
}
