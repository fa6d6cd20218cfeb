// Loaded into the server that is attacked, before anything of it: watches what an attack must not reach.
import { readdirSync } from 'node:fs';

/** How often the main thread is looked at, in ms. */
const LOOKED_AT = 20;

let longestTurn = 0;
let turns = 0;
let before = now();

/** The clock, and the time that this thread has worked: on a busy machine the first runs on while we wait our turn. */
function now() {
  const { user, system } = process.threadCpuUsage?.() ?? { user: 1000 * performance.now(), system: 0 };
  return { clock: performance.now(), worked: (user + system) / 1000 };
}

setInterval(() => {
  const present = now();
  const late = present.clock - before.clock - LOOKED_AT;
  // Held up for as long as both say: by our own work, and not by other processes.
  const held = Math.min(late, present.worked - before.worked);
  longestTurn = Math.max(longestTurn, held);
  if (held > 100) turns += 1;
  before = present;
}, LOOKED_AT).unref();

process.on('message', (asked) => {
  if (asked === 'begin') {
    longestTurn = 0;
    turns = 0;
  }
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  const descriptors = readdirSync('/proc/self/fd').length;
  process.send({ live: heapUsed + external, rss, descriptors, longestTurn, turns });
  // The collection itself is not the server's.
  before = now();
});
process.channel?.unref();
