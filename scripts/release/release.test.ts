// @module-tag long
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../testing/freePort';
import { needs } from '../testing/needs';
import { withServerProcess } from '../testing/serverProcess';

let outer = '';
let clone = '';
let start = '';

const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim();
const commitAll = (subject: string) => git('commit', '--quiet', '--all', '--message', subject);
const versions = () =>
  ['package.json', 'package-lock.json', 'create-hush-game/package.json'].map(
    (file) => (JSON.parse(readFileSync(join(clone, file), 'utf8')) as { version: string }).version,
  );
/** Returns everything that a refused release must leave unchanged. */
const stateOf = () => ({
  head: git('rev-parse', 'HEAD'),
  status: git('status', '--short'),
  tags: git('tag'),
  versions: versions(),
});

beforeAll(() => {
  outer = mkdtempSync(join(tmpdir(), 'hush-release-'));
  clone = join(outer, 'hush');
  execFileSync('git', ['clone', '--quiet', '--no-tags', '.', clone]);
  execFileSync('git', ['init', '--quiet', '--bare', join(outer, 'origin.git')]);
  git('remote', 'set-url', 'origin', join(outer, 'origin.git'));
  for (const [name, value] of Object.entries({ 'user.name': 'A', 'user.email': 'a@example.org' }))
    git('config', name, value);
  git('switch', '--quiet', '--force-create', 'trunk');
  mkdirSync(join(clone, 'node_modules'));
  const packages = readdirSync('node_modules').filter((name) => !/^\.(cache|vite)/.test(name));
  for (const name of packages)
    symlinkSync(resolve('node_modules', name), join(clone, 'node_modules', name), 'junction');
  const changelog = readFileSync(join(clone, 'CHANGELOG.md'), 'utf8');
  writeFileSync(
    join(clone, 'CHANGELOG.md'),
    changelog.replace(/^## /m, '## [987.0.1] - 2026-11-28\n\n- A new game.\n\n## '),
  );
  commitAll('docs: describe the release');
  git('push', '--quiet', 'origin', 'trunk');
  start = git('rev-parse', 'HEAD');
}, 240_000);
afterAll(() => rmSync(outer, { recursive: true, force: true }));
beforeEach(() => {
  git('switch', '--quiet', 'trunk');
  git('reset', '--quiet', '--hard', start);
});

function release(...args: string[]) {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|HUSH_|GAMES$|NODE_ENV)/.test(name));
  const env = { ...Object.fromEntries(own), NO_COLOR: '1' };
  const run = ['scripts/run.mjs', 'release', '--no-image', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, run, { cwd: clone, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const CASES: [title: string, args: string[], prepare: () => void, sentence: string][] = [
  ['without a version', [], () => undefined, 'Usage: npm run release -- <version>'],
  ['for a version of two numbers', ['987.0'], () => undefined, '"987.0" is not a version: give three numbers'],
  ['for an older version', ['0.0.9'], () => undefined, 'choose a newer one than 0.0.9'],
  [
    'with uncommitted changes',
    ['987.0.1'],
    () => appendFileSync(join(clone, 'README.md'), '.'),
    'There are changes that are not committed',
  ],
  [
    'with a new file',
    ['987.0.1'],
    () => writeFileSync(join(clone, 'new.md'), '.'),
    'There are changes that are not committed',
  ],
  ['without a changelog entry', ['987.0.2'], () => undefined, 'CHANGELOG.md has no entries under "## [987.0.2] - '],
  ['without a branch', ['987.0.1'], () => git('switch', '--quiet', '--detach'), 'No branch is checked out'],
  [
    'if the tag exists elsewhere',
    ['987.0.1'],
    () => git('tag', 'v987.0.1', 'HEAD~1'),
    'The tag v987.0.1 exists on another commit',
  ],
  ['if the check fails', ['987.0.1', '--check', 'exit 3'], () => undefined, '`exit 3` failed: see above'],
  [
    'if the check leaves a file',
    ['987.0.1', '--check', 'echo > left.md'],
    () => undefined,
    'changed files: commit or remove them',
  ],
];

test.each(CASES)('a release %s is refused and changes nothing', (_, args, prepare, sentence) => {
  prepare();
  const before = stateOf();
  const { status, output } = release(...args);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
  rmSync(join(clone, 'left.md'), { force: true });
  expect(stateOf()).toEqual(before);
  rmSync(join(clone, 'new.md'), { force: true });
  if (git('tag') !== '') git('tag', '--delete', git('tag'));
});

test('a release whose build fails changes nothing', () => {
  writeFileSync(join(clone, 'server/main.ts'), 'const = ;');
  commitAll('server: break the build');
  const before = stateOf();
  const { status, output } = release('987.0.1', '--check', 'true');
  expect(output).toContain('The build failed');
  expect(status).toBe(1);
  expect(stateOf()).toEqual(before);
});

test('a release that cannot be tagged changes nothing', () => {
  const hook = join(clone, '.git/hooks/reference-transaction');
  mkdirSync(join(clone, '.git/hooks'), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\n[ "$1" = prepared ] && grep -q " refs/tags/" && exit 1\nexit 0\n', { mode: 0o755 });
  const before = stateOf();
  const { status, output } = release('987.0.1', '--check', 'true');
  rmSync(hook);
  expect(output).toContain('Command failed: git tag');
  expect(status).toBe(1);
  expect(stateOf()).toEqual(before);
}, 480_000);

test.skipIf(process.platform !== 'linux')(
  'a release is committed, tagged, packed, and starts from its archive',
  { ...needs('Linux'), timeout: 480_000 },
  async () => {
    const { status, output } = release('987.0.1', '--check', 'true');
    expect(status, output).toBe(0);
    expect(output).toContain('Checked by `true` instead of `npm test`; the tag says so.');
    expect(versions()).toEqual(['987.0.1', '987.0.1', '987.0.1']);
    expect(git('status', '--short')).toBe('');
    expect(git('log', '--format=%s', `${start}..HEAD`)).toBe('release: 987.0.1');
    expect(git('for-each-ref', '--format=%(contents)', 'refs/tags/v987.0.1')).toBe('Hush 987.0.1\n\nChecked by: true');

    const [, push = ''] = /^Nothing is published yet\. To publish: (.+)$/m.exec(output) ?? [];
    expect(push).toBe('git push --atomic origin trunk v987.0.1');
    execFileSync(push, { cwd: clone, shell: true, stdio: 'ignore' });
    expect(git('ls-remote', 'origin', 'refs/tags/v987.0.1^{}')).toContain(git('rev-parse', 'HEAD'));

    const archive = join(clone, `dist/release/hush-987.0.1-linux-${process.arch}.tar.gz`);
    expect(readFileSync(join(clone, 'dist/release/notes.md'), 'utf8')).toBe('- A new game.\n');
    execFileSync('tar', ['-xzf', archive, '-C', outer]);
    const program = join(outer, 'hush-987.0.1');
    for (const file of ['LICENSE', 'docs/licences.md', 'deploy/hush.service', 'node_modules/koa/LICENSE'])
      expect(existsSync(join(program, file)), file).toBe(true);
    const { metadata } = JSON.parse(readFileSync(join(program, 'sbom.cdx.json'), 'utf8')) as {
      metadata: { component: { name: string; version: string } };
    };
    expect(metadata.component).toMatchObject({ name: 'hush', version: '987.0.1' });
    await serves(program);

    const bytes = readFileSync(archive);
    const again = release('987.0.1', '--check', 'true');
    expect(again.status, again.output).toBe(0);
    expect(git('log', '--format=%s', `${start}..HEAD`)).toBe('release: 987.0.1');
    expect(readFileSync(archive).equals(bytes)).toBe(true);
  },
);

/** Starts the program in a folder with the Node in it, and ends it once it is ready. */
async function serves(folder: string): Promise<void> {
  const port = await freePort();
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(outer, 'data'), NODE_ENV: 'production' };
  const line: [string, ...string[]] = [join(folder, 'node'), 'dist/server/main.js'];
  await withServerProcess({ line, options: { cwd: folder, env }, within: 60_000 }, async (said) => {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status, said()).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<title>');
  });
}
