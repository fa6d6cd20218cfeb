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

/** Rules in a browser are given what lies in `content/secret/` (`withoutSecrets` in `vite.config.ts`): here all of it. */
(globalThis as { secretContent?: object }).secretContent = Object.fromEntries(
  Object.entries(secrets).map(([path, text]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
    JSON.parse(text),
  ]),
);

/** Counts the rules that were written anew. */
export const $written = atom(0);

/** Every game there is, the examples of `docs/` too. */
export const gameIds = (): GameId[] => Object.keys(files).map(idOf).sort();

/** The rules of a game as they are written now. Throws with a sentence where they cannot be read. */
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
  // The page knows the first of these modules; each later one only brings it the new files.
  data.renew?.(files);
  data.renew ??= (renewed: Files) => {
    for (const path of Object.keys(files)) delete files[path];
    Object.assign(files, renewed);
    $written.set($written.get() + 1);
  };
  import.meta.hot.accept();
}
