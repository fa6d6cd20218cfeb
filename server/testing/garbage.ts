import { setImmediate as nextGo } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Collects all unreachable objects. */
export async function collectGarbage(): Promise<void> {
  // An object that a weak reference has returned is kept until the end of the current turn of the event loop.
  await nextGo();
  collect();
  await nextGo();
}
