// Loaded into the attacked server before its own code; measures what an attack must not exceed.
import { readdirSync } from 'node:fs';

/** Interval in ms at which the main thread is checked. */
const LOOKED_AT = 20;

let longestTurn = 0;
let turns = 0;
let before = now();

/** The time, and this thread's CPU time: on a busy machine the first includes waiting for a core. */
function now() {
  const { user, system } = process.threadCpuUsage?.() ?? { user: 1000 * performance.now(), system: 0 };
  return { clock: performance.now(), worked: (user + system) / 1000 };
}

setInterval(() => {
  const present = now();
  const late = present.clock - before.clock - LOOKED_AT;
  // The smaller of both: blocked by our own work, and not by other processes.
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
  // Garbage collection does not count.
  before = now();
});
process.channel?.unref();
