import files from 'virtual:games/rules';
import secrets from 'virtual:games/secrets';
import { atom } from 'nanostores';
import { gameIn } from '#shared/contract/loadGames.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import type { GameId } from '#shared/ids.ts';

/**
 * In production, browsers receive `content/secret/` separately from the rules (`withoutSecrets` in `vite.config.ts`).
 * The playground makes all secret content available.
 */
(globalThis as { secretContent?: object }).secretContent = secrets;

/** Increases whenever the rules of a game are edited. */
export const $written = atom(0);

export const gameIds = (): GameId[] => Object.keys(files).sort();

/** Loads the current version of a game's rules. If loading fails, throws an error whose message is a full sentence. */
export async function loadModule(game: GameId): Promise<AnyModule> {
  const load = files[game];
  if (!load) throw new Error(`There is no game "${game}".`);
  return gameIn(await load(), game);
}

if (import.meta.hot) {
  const { data } = import.meta.hot;
  // After each edit, Vite runs this module again, but its importers keep the first instance. Later instances pass their
  // files to the first one.
  data.renew?.(files);
  data.renew ??= (renewed: typeof files) => {
    for (const id of Object.keys(files)) delete files[id];
    Object.assign(files, renewed);
    $written.set($written.get() + 1);
  };
  import.meta.hot.accept();
}
