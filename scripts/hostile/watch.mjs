// Loaded into the attacked server before the server's own code. Measures memory, file descriptors and delays of the
// main thread.
import { readdirSync } from 'node:fs';

/** Interval in ms between checks of the main thread. */
const LOOKED_AT = 20;

let longestTurn = 0;
let before = now();

/**
 * Returns the elapsed time, and the CPU time of this thread. On a busy machine, the elapsed time includes waiting for a
 * core.
 */
function now() {
  const { user, system } = process.threadCpuUsage?.() ?? { user: 1000 * performance.now(), system: 0 };
  return { clock: performance.now(), worked: (user + system) / 1000 };
}

setInterval(() => {
  const present = now();
  const late = present.clock - before.clock - LOOKED_AT;
  // The smaller number is the time that this thread was blocked by our own work, and not by other processes.
  const held = Math.min(late, present.worked - before.worked);
  longestTurn = Math.max(longestTurn, held);
  before = present;
}, LOOKED_AT).unref();

process.on('message', (asked) => {
  if (asked === 'begin') longestTurn = 0;
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  const descriptors = readdirSync('/proc/self/fd').length;
  process.send({ live: heapUsed + external, rss, descriptors, longestTurn });
  // Starts a new measurement, so that this garbage collection does not count.
  before = now();
});
process.channel?.unref();
