import { setImmediate as nextGo } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

export async function collectGarbage(): Promise<void> {
  // An object that a weak reference has returned stays alive until the current turn of the event loop ends.
  await nextGo();
  collect();
  await nextGo();
}
