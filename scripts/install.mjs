// Installs the packages when they are missing or the lock file has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tool.mjs';

/** `folder`: where the package.json lies; the project's own unless said. */
export async function install(folder = root) {
  const stamp = join(folder, 'node_modules', '.hush-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (once, and again when they change) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'];
  const options = { cwd: folder, stdio: 'inherit' };
  const ran = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (ran.status !== 0) {
    console.error(`The packages could not be installed. Is the network there? Try again with: cd ${folder} && npm ci`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
