import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { freePort } from '../../scripts/freePort';

/** Whether this machine has a Redis server; where tests may not be skipped, the run has failed already. */
export const hasRedis = inject('redis');

export interface TestRedis {
  url: string;
  end(): Promise<void>;
}

/** The shell waits for the end of its input, which comes with the end of this process, however that ends. */
const KEEP = 'redis-server "$@" & cat > /dev/null; kill -9 $!; wait $!';

/** A Redis of the test's own, in a temporary folder and on a free port. It keeps nothing on the disk. */
export async function aRedis(): Promise<TestRedis> {
  const dir = mkdtempSync(join(tmpdir(), 'hush-redis-'));
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir];
  const keeper = spawn('sh', ['-c', KEEP, 'sh', ...settings], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  await new Promise<void>((ready, failed) => {
    keeper.once('exit', () => failed(new Error('redis-server did not start')));
    keeper.stdout.on('data', (text: Buffer) => {
      if (text.includes('Ready to accept connections')) ready();
    });
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    async end() {
      keeper.stdin.end();
      await ended;
      rmSync(dir, { recursive: true });
    },
  };
}
