import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const code = `
  const { logRejections } = await import('./server/rejections.ts');
  logRejections({ error: (facts, event) => console.log(event, Object.keys(facts).length > 0) });
  Promise.reject(new Error('nobody waits for this'));
  setImmediate(() => console.log('still here'));`;

test('a promise that failed and that nobody waited for is logged, and the process goes on', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.trim().split('\n')).toEqual(['rejection-unhandled true', 'still here']);
});
