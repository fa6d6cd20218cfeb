// Installs the npm packages if they are missing or differ from the lock file.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/tool.mjs';

export async function install(folder = root) {
  if (isInstalled(folder)) return;
  console.log('Installing npm packages into node_modules (again only when the lock file changes) …');
  if (!npm('ci', folder)) {
    console.error(`The packages could not be installed. Is the network there? Try again with: cd ${folder} && npm ci`);
    process.exit(1);
  }
}

/** Runs an npm command in a folder, without the packages' scripts. Returns false if the command fails. */
export function npm(command, folder, ...more) {
  const path = process.env.npm_execpath;
  const args = [command, '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error', ...more];
  const options = { cwd: folder, stdio: 'inherit' };
  const ran = path?.endsWith('.js')
    ? spawnSync(process.execPath, [path, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return ran.status === 0;
}

/** Returns whether `node_modules` matches the lock file. npm keeps a list of packages in `node_modules`. */
export function isInstalled(folder) {
  const list = join(folder, 'node_modules', '.package-lock.json');
  return existsSync(list) && hasAll(packagesOf(join(folder, 'package-lock.json')), packagesOf(list));
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Allows two differences: npm skips optional packages for other systems, and lists packages added with `npm i
 * --no-save` as extraneous.
 */
function hasAll(locked, installed) {
  const isSame = (path) =>
    locked[path].version === installed[path].version && locked[path].integrity === installed[path].integrity;
  const isThere = (path) => path === '' || (path in installed ? isSame(path) : locked[path].optional === true);
  const isWanted = (path) => path in locked || installed[path].extraneous === true;
  return Object.keys(locked).every(isThere) && Object.keys(installed).every(isWanted);
}
