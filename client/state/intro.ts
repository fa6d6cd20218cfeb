import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import type { GameId } from '#shared/ids.ts';
import { persistentAtom } from './storage';

const stores = new Map<GameId, WritableAtom<string>>();

function introOf(game: GameId): WritableAtom<string> {
  const known = stores.get(game);
  if (known) return known;
  const store = persistentAtom<string>(`hush.intro.${game}`, '');
  stores.set(game, store);
  return store;
}

/** Returns true if this device has shown a game's intro, or the game was played here. */
export const isIntroSeen = (game: GameId): boolean => introOf(game).get() !== '';

/** Like `isIntroSeen`, but follows changes from other tabs. */
export const useIntroSeen = (game: GameId): boolean => useStore(introOf(game)) !== '';

export function seeIntro(game: GameId): void {
  introOf(game).set('seen');
}
