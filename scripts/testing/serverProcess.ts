import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, vi } from 'vitest';

interface ServerProcess {
  /** The program and its arguments. */
  line: [program: string, ...args: string[]];
  options: SpawnOptions;
  /** The time in ms in which the server must open. */
  within: number;
}

/**
 * Starts Hush as a separate process, calls `work` once it is open, and then ends it. Fails with the server's output if
 * the server does not open. `said` returns the output so far.
 */
export async function withServerProcess<Result>(
  { line: [program, ...args], options, within }: ServerProcess,
  work: (said: () => string) => Promise<Result>,
): Promise<Result> {
  const server = spawn(program, args, options);
  const ended = once(server, 'exit');
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (bytes) => {
      said += String(bytes);
    });
  try {
    await vi.waitUntil(() => said.includes('Hush is open') || server.exitCode !== null, { timeout: within });
    expect(said).toContain('Hush is open');
    return await work(() => said);
  } finally {
    server.kill();
    await ended;
  }
}
