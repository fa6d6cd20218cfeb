import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const code = `
  const { logRejections } = await import('./server/rejections.ts');
  logRejections({ error: (facts, event) => console.log(event, Object.keys(facts).length > 0) });
  Promise.reject(new Error('unhandled'));
  setImmediate(() => console.log('still here'));`;

test('the process continues after an unhandled rejection', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.trim().split('\n')).toEqual(['rejection-unhandled true', 'still here']);
});
