#!/usr/bin/env node
// Creates a repository with a game in the current folder by running `npm run new-game -- <id> --into .` from a copy of
// Hush. The default is the copy that contains this package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const args = process.argv.slice(2);
const at = args.indexOf('--hush');
const named = at === -1 ? join(import.meta.dirname, '..') : (args.splice(at, 2)[1] ?? '');
const run = join(resolve(named), 'scripts', 'run.mjs');
if (existsSync(run)) {
  const task = [run, 'new-game', ...args, '--into', process.cwd()];
  process.exitCode = spawnSync(process.execPath, task, { stdio: 'inherit' }).status ?? 1;
} else {
  console.error(`There is no Hush in ${resolve(named)}: say where it is, like --hush ../hush. (hush-missing)`);
  process.exitCode = 2;
}
