import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { serviceWorker, shellOf } from './serviceWorker';

test('a build that fails reports its own error', async () => {
  const root = mkdtempSync(join(tmpdir(), 'hush-build-'));
  writeFileSync(join(root, 'main.ts'), "import { gone } from './gone';\nconsole.log(gone);\n");
  const building = build({
    ...{ configFile: false, root, logLevel: 'silent', plugins: [serviceWorker()] },
    build: { rolldownOptions: { input: join(root, 'main.ts') } },
  });
  await expect(building).rejects.toThrow(/Could not resolve '\.\/gone'/);
  rmSync(root, { recursive: true });
});

test('the service worker stores what both pages need at startup', () => {
  const manifest = {
    '_app-1.js': {
      file: 'assets/app-1.js',
      name: 'app',
      css: ['assets/app-1.css'],
      assets: ['assets/cover-1.svg', 'fonts/x/archivo-latin-wght-normal-1.woff2'],
      imports: ['_runtime.js'],
    },
    'offline.html': {
      file: 'assets/offline-1.js',
      name: 'offline',
      css: ['assets/offline-1.css'],
      imports: ['_runtime.js'],
    },
    '_runtime.js': { file: 'assets/runtime-1.js', imports: ['offline.html'] },
    'match/MatchPage.tsx': { file: 'assets/table-1.js' },
  };
  expect(shellOf(manifest)).toEqual([
    '/assets/app-1.css',
    '/assets/app-1.js',
    '/assets/offline-1.css',
    '/assets/offline-1.js',
    '/assets/runtime-1.js',
    '/fonts/x/archivo-latin-wght-normal-1.woff2',
  ]);
});

test('a build without a script called “app” is rejected', () => {
  const manifest = { 'index.html': { file: 'assets/main-1.js', name: 'main' } };
  expect(() => shellOf(manifest)).toThrow('The build has no script called app.');
});
