import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Returns versions by name, such as `Node`. Each package has its installed version. */
export function versions(): Record<string, string> {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const found = Object.entries(PACKAGES).filter(([, folder]) => existsSync(`${folder}/package.json`));
  const packages = found.map(([name, folder]) => [name, versionIn(`${folder}/package.json`)]);
  return { Node: process.versions.node, Hush: commit, ...Object.fromEntries(packages) };
}

const PACKAGES = {
  'boardgame.io': 'node_modules/boardgame.io',
  'socket.io': 'node_modules/socket.io',
  'better-sqlite3': 'node_modules/better-sqlite3',
  Colyseus: 'bench/peers/node_modules/@colyseus/core',
};

function versionIn(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
