import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../run/tool.mjs';
import {
  gameFolders,
  gameOf,
  isLeftOut,
  isOfOutsideGame,
  isOwnGame,
  OUTSIDE,
  outsideSource,
  PLACES,
} from './gameFolders.mjs';

interface Found {
  id: string;
  /** Absolute path of the game's folder. */
  folder: string;
  isExample: boolean;
}

const VIRTUAL = 'virtual:games/';

/** Names of the files on which the virtual modules depend. */
const LISTED = /^(index\.ts|cover\.svg|board\/(index\.tsx|theme\.css))$/;

/** The virtual modules. Each module exports a record with an entry for each game that has the file. */
const MODULES: Readonly<Record<string, (games: readonly Found[]) => string>> = {
  covers: (games) => eager(games.flatMap(({ id, folder }) => fileIn(folder, 'cover.svg', id, '?url'))),
  // The colours load before the board, so that the loading screen already has them.
  boards: (games) =>
    games
      .flatMap(({ id, folder, isExample }) => (isExample ? [] : fileIn(folder, 'board/theme.css', id)))
      .map(({ path }) => `import ${path};\n`)
      .join('') + lazy(games.flatMap(({ id, folder }) => fileIn(folder, 'board/index.tsx', id))),
  rules: (games) => lazy(games.flatMap(({ id, folder }) => fileIn(folder, 'index.ts', id))),
  secrets: (games) => eager(games.flatMap(secretsOf), (name) => `JSON.parse(${name})`),
};

interface Entry {
  key: string;
  /** The path as a string literal. */
  path: string;
}

const fileIn = (folder: string, file: string, key: string, query = ''): Entry[] =>
  existsSync(join(folder, file)) ? [{ key, path: JSON.stringify(`${folder}/${file}${query}`) }] : [];

function secretsOf({ folder }: Found): Entry[] {
  const secret = 'content/secret';
  const names = existsSync(join(folder, secret)) ? readdirSync(join(folder, secret)) : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => fileIn(folder, `${secret}/${name}`, name.slice(0, -'.json'.length), '?raw'));
}

function eager(entries: readonly Entry[], value = (name: string) => name): string {
  const imports = entries.map(({ path }, at) => `import value${at} from ${path};\n`).join('');
  return `${imports}export default {${entries.map(({ key }, at) => `${JSON.stringify(key)}: ${value(`value${at}`)}`).join()}};`;
}

const lazy = (entries: readonly Entry[]) =>
  `export default {${entries.map(({ key, path }) => `${key}: () => import(${path})`).join()}};`;

/** Lists the shipped games, the examples if `withExamples` is true, and the games that `GAMES` names, without those left out. */
function allGames(withExamples: boolean): Found[] {
  const inside = PLACES.filter((place) => withExamples || place === 'games').flatMap((place) =>
    readdirSync(join(root, place))
      .filter((id) => isOwnGame(join(root, place, id)))
      .map((id): Found => ({ id, folder: join(root, place, id).replaceAll('\\', '/'), isExample: place !== 'games' })),
  );
  const outside = gameFolders().games.filter(({ id }) => !isLeftOut(id));
  return [...inside, ...outside.map((game) => ({ ...game, isExample: false }))];
}

/**
 * Finds the files of all games for the client, and lets games outside the project (`GAMES`) import the project's
 * packages. The examples of `docs/` are included in development and, if `withExamples` is true, in a build.
 */
export function outsideGames(withExamples: boolean): Plugin {
  return {
    // Vitest caches modules by the names of the plugins, and the virtual modules depend on these games.
    name: `outside-games ${allGames(true).map(({ folder }) => folder)}`,
    enforce: 'pre',
    resolveId: {
      filter: { id: /^[@\w]/ },
      handler(source, importer) {
        if (source.startsWith(VIRTUAL)) return `\0${source}`;
        // A game gets the project's copy of a package if there is one, so that there is only one copy of React.
        const isForeign = importer !== undefined && isOfOutsideGame(source, importer);
        return isForeign ? this.resolve(source, join(root, 'package.json'), { skipSelf: true }) : null;
      },
    },
    load: {
      filter: { id: /\/games\/outside\.ts$|^\0virtual:games\// },
      handler(id) {
        if (id === OUTSIDE) return outsideSource();
        return MODULES[id.slice(VIRTUAL.length + 1)]?.(allGames(withExamples)) ?? null;
      },
    },
    configureServer({ watcher, environments: { client } }) {
      const renew = (file: string) => {
        if (!LISTED.test(gameOf(file)?.file ?? '')) return;
        const modules = Object.keys(MODULES).map((name) => client.moduleGraph.getModuleById(`\0${VIRTUAL}${name}`));
        for (const module of modules) if (module) void client.reloadModule(module);
      };
      watcher.on('add', renew).on('unlink', renew);
    },
  };
}
