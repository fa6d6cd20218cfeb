import { setImmediate as nextGo } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Takes everything out of memory that nothing refers to any longer. */
export async function collectGarbage(): Promise<void> {
  // What a weak reference gave out in this go of the event loop stays until its end.
  await nextGo();
  collect();
  await nextGo();
}
