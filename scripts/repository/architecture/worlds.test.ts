import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, scriptOf, TYPES } from '../../run/tool.mjs';

/** A file for each environment whose lines use names from other environments. `export {}` makes the file a module. */
const PROBES = {
  rules: ['document', 'process', 'setTimeout', 'structuredClone'],
  browser: ['document', 'process', 'Buffer', 'structuredClone'],
  server: ['document', 'window', 'process', 'structuredClone'],
} as const;

const cache = join(root, 'node_modules', '.cache');
let folder = '';
const missing: Record<string, string[]> = {};

beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'worlds-'));
  for (const [world, names] of Object.entries(PROBES)) {
    const file = join(folder, `${world}.ts`);
    writeFileSync(file, `export {};\n${names.map((name) => `void ${name};`).join('\n')}\n`);
    const config = join(folder, `${world}.json`);
    const globals = join(root, 'shared/types/globals.d.ts');
    const boardgame = join(root, 'shared/engine/ctx.ts');
    writeFileSync(
      config,
      JSON.stringify({
        extends: join(root, `tsconfig.${world}.json`),
        compilerOptions: { incremental: false, tsBuildInfoFile: null },
        include: world === 'rules' ? [file, globals, boardgame] : [file, boardgame],
        exclude: [],
      }),
    );
    const { stdout } = spawnSync(process.execPath, [scriptOf('tsc'), '-p', config, '--pretty', 'false'], {
      encoding: 'utf8',
    });
    missing[world] = [...stdout.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => String(name));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['rules', ['document', 'process', 'setTimeout']],
  ['browser', ['process', 'Buffer']],
  ['server', ['document', 'window']],
])('a file for %s cannot use names from other environments', (world, names) => {
  expect(missing[world]).toEqual(names);
  expect(TYPES).toContain(`tsconfig.${world}.json`);
});

test.each([
  ['client', ['browser']],
  ['shared', ['rules']],
  ['server', ['server']],
  ['scripts', ['server']],
  ['bench', ['server']],
  ['games', ['rules', 'browser']],
  ['docs/examples', ['rules', 'browser']],
])('an editor assigns a file in %s to the right environment', (folder, worlds) => {
  const { references } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[];
  };
  expect(references.map(({ path }) => join(folder, path))).toEqual(worlds.map((world) => `tsconfig.${world}.json`));
});
