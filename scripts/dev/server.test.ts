import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('`npm run dev` prints no link to its server’s own port', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hush-dev-'));
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder };
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/server.ts'], { env });
  const ended = once(server, 'exit');
  let said = '';
  try {
    for await (const part of server.stdout) {
      said += String(part);
      if (/is up|also answers|is open/.test(said)) break;
    }
  } finally {
    server.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  expect(said).toMatch(/The server is up behind these pages, on port \d+\./);
  expect(said).not.toContain('http://');
}, 120_000);
