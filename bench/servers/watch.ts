import { writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';

/** Loaded into a measured server (`--import`), it reports resource usage over IPC and takes CPU profiles. */

/** `begin` starts counting, and starts a CPU profile if a file is given. `end` requests the usage since then. */
export type Question = { begin: { profile: string | null } } | { end: true };

/** Resources used by a server between `begin` and `end`. */
export interface Usage {
  /** Number of cores in use; above 1 if worker threads were busy too. */
  cpu: number;
  /** Share of the time in which the server's event loop was busy. */
  busy: number;
  /** Resident bytes now. */
  rss: number;
}

let session: { profiler: Session; file: string } | null = null;
let began = now();

function now() {
  return { at: performance.now(), cpu: process.cpuUsage(), loop: performance.eventLoopUtilization() };
}

async function begin(file: string | null): Promise<void> {
  if (file !== null) {
    session = { profiler: new Session(), file };
    session.profiler.connect();
    await session.profiler.post('Profiler.enable');
    await session.profiler.post('Profiler.start');
  }
  began = now();
}

async function end(): Promise<Usage> {
  const { user, system } = process.cpuUsage(began.cpu);
  const cpu = (user + system) / 1000 / (performance.now() - began.at);
  const busy = performance.eventLoopUtilization(began.loop).utilization;
  if (session) {
    const { profile } = await session.profiler.post('Profiler.stop');
    await writeFile(session.file, JSON.stringify(profile));
    session = null;
  }
  return { cpu, busy, rss: process.memoryUsage.rss() };
}

process.on('message', async (question: Question) => {
  if ('begin' in question) await begin(question.begin.profile);
  process.send?.('end' in question ? await end() : null);
});
// The channel to the bench must not keep a server running after it was stopped.
process.channel?.unref();
