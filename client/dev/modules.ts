import { atom } from 'nanostores';
import type { GameId } from '#shared/ids.ts';
import type { AnyModule } from '#shared/module.ts';

type Files = Record<string, () => Promise<Record<string, unknown>>>;

const files: Files = {
  ...import.meta.glob<Record<string, unknown>>('../../games/*/index.ts'),
  ...import.meta.glob<Record<string, unknown>>('../../docs/examples/*/index.ts'),
};

const secrets = import.meta.glob<string>('../../games/*/content/secret/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * In a browser, the rules get `content/secret/` separately (`withoutSecrets` in `vite.config.ts`). The playground gives
 * them all of it.
 */
(globalThis as { secretContent?: object }).secretContent = Object.fromEntries(
  Object.entries(secrets).map(([path, text]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
    JSON.parse(text),
  ]),
);

/** Increases with each edit to a game's rules. */
export const $written = atom(0);

export const gameIds = (): GameId[] => Object.keys(files).map(idOf).sort();

/** Loads the current version of a game's rules. Throws an error with a full sentence if that fails. */
export async function loadModule(game: GameId): Promise<AnyModule> {
  const path = Object.keys(files).find((file) => idOf(file) === game);
  const exported = Object.values((path && (await files[path]?.())) ?? {}) as Partial<AnyModule>[];
  const module = exported.find((each) => each?.id === game);
  if (!module) throw new Error(path ? `${path} exports no game with the id "${game}".` : `There is no game "${game}".`);
  return module as AnyModule;
}

function idOf(path: string): GameId {
  return path.split('/').at(-2) ?? '';
}

if (import.meta.hot) {
  const { data } = import.meta.hot;
  // After an edit, Vite runs this module again, but the page keeps the first instance. A later instance only passes its
  // files to the first.
  data.renew?.(files);
  data.renew ??= (renewed: Files) => {
    for (const path of Object.keys(files)) delete files[path];
    Object.assign(files, renewed);
    $written.set($written.get() + 1);
  };
  import.meta.hot.accept();
}
