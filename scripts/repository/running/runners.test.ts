import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, scriptOf } from '../../run/tool.mjs';

/** Returns the environment that an editor would have: no tools of the project in PATH, no test run, and no CI. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PATH$|CI$|VITEST|HUSH_|NODE_ENV|npm_)/i.test(name));
  return { ...Object.fromEntries(kept), NO_COLOR: '1' };
}

test('tests run from any folder and without a PATH', () => {
  const files = [
    'scripts/repository/architecture/architecture.test.ts',
    'scripts/repository/styles/colourScheme.test.ts',
  ];
  const args = [scriptOf('vitest'), 'run', '--config', join(root, 'vite.config.ts'), ...files];
  const ran = spawnSync(process.execPath, args, { cwd: tmpdir(), env: bareEnvironment(), encoding: 'utf8' });
  expect(ran.stdout + ran.stderr).toMatch(/Test Files +2 passed/);
  expect(ran.status).toBe(0);
});
