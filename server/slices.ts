import { setImmediate } from 'node:timers/promises';

/** Number of items processed before yielding to the event loop. Closing this many sockets takes about a millisecond. */
const AT_ONCE = 25;

/** Processes items a few at a time, with other work in between. Processes the first slice synchronously. */
export async function inSlices<T>(all: readonly T[], each: (one: T) => void): Promise<void> {
  for (let done = 0; done < all.length; done += AT_ONCE) {
    if (done > 0) await setImmediate();
    for (const one of all.slice(done, done + AT_ONCE)) each(one);
  }
}
