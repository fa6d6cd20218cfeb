// Loaded into the measured server before its own code: reports event loop lag, usage and memory.

/** Interval in ms at which the main thread's delay is sampled. */
const LOOKED_AT = 10;

let late = [];
let held = [];
let began = { at: performance.now(), cpu: process.cpuUsage() };
let before = now();

/**
 * Returns the elapsed time and this thread's CPU time. On a busy machine the elapsed time includes waiting for a core.
 */
function now() {
  const { user, system } = process.threadCpuUsage?.() ?? { user: 1000 * performance.now(), system: 0 };
  return { clock: performance.now(), worked: (user + system) / 1000 };
}

setInterval(() => {
  const present = now();
  const lateness = Math.max(0, present.clock - before.clock - LOOKED_AT);
  late.push(lateness);
  held.push(Math.min(lateness, present.worked - before.worked));
  before = present;
}, LOOKED_AT).unref();

function begin() {
  late = [];
  held = [];
  began = { at: performance.now(), cpu: process.cpuUsage() };
}

function usage() {
  const { user, system } = process.cpuUsage(began.cpu);
  const seconds = (performance.now() - began.at) / 1000;
  return { seconds, cpu: (user + system) / 1e6, lag: spread(late), own: spread(held) };
}

function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

function weigh() {
  const { rss: before } = process.memoryUsage();
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { live: heapUsed + external, rss, rssBefore: before };
}

process.on('message', (asked) => {
  if (asked === 'begin') begin();
  process.send(asked === 'weigh' ? weigh() : usage());
  // Answering this request does not count as the server's work.
  before = now();
});
process.channel?.unref();
