import files from 'virtual:games/rules';
import secrets from 'virtual:games/secrets';
import { atom } from 'nanostores';
import { gameIn } from '#shared/contract/loadGames.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import type { GameId } from '#shared/ids.ts';

/**
 * In a browser, the rules get `content/secret/` separately (`withoutSecrets` in `vite.config.ts`). The playground gives
 * the rules all secret content.
 */
(globalThis as { secretContent?: object }).secretContent = secrets;

/** Increases with each edit to a game's rules. */
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
  // After an edit, Vite runs this module again, but the page keeps the first instance. A later instance only passes its
  // files to the first.
  data.renew?.(files);
  data.renew ??= (renewed: typeof files) => {
    for (const id of Object.keys(files)) delete files[id];
    Object.assign(files, renewed);
    $written.set($written.get() + 1);
  };
  import.meta.hot.accept();
}
