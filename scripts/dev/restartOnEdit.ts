import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { gameFolders, PLACES } from '../games/gameFolders.mjs';
import { root as projectRoot } from '../run/tool.mjs';

/** Delay in ms between the last edit and the restart. Editors and formatters write a file in several steps. */
const DELAY = 100;

const OUTSIDE = gameFolders().games.map(({ folder }) => relative(projectRoot, folder).replaceAll(sep, '/'));
const FOLDERS = [...PLACES, ...OUTSIDE, 'server', 'shared'];
const FILES = ['scripts/dev/server.ts', 'scripts/dev/worker.ts'];
/** Matches boards and tests, which the server does not run. */
const NOT_SERVED = /\/(board|testing)\/|\.test\.ts$/;

/** Returns whether the server runs the file with this path, relative to the project's folder. */
export function isServed(path: string): boolean {
  if (FILES.includes(path)) return true;
  return FOLDERS.some((folder) => path.startsWith(`${folder}/`)) && /\.(ts|json)$/.test(path) && !NOT_SERVED.test(path);
}

/** Calls `restart` after each edit to a file below `root` that the server runs. */
export function restartOnEdit(root: string, restart: () => void): Plugin {
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'restart-on-edit',
    configureServer({ watcher }) {
      watcher.add([...FOLDERS, ...FILES].map((path) => join(root, path)));
      watcher.on('all', (_event, file) => {
        if (!isServed(relative(root, file).replaceAll(sep, '/'))) return;
        clearTimeout(timer);
        timer = setTimeout(restart, DELAY);
      });
    },
  };
}
