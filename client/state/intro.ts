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

/** Returns true if the intro of a game was shown, or the game was played, on this device. */
export const isIntroSeen = (game: GameId): boolean => introOf(game).get() !== '';

/** Like `isIntroSeen`, but updates when another tab changes this. */
export const useIntroSeen = (game: GameId): boolean => useStore(introOf(game)) !== '';

export function seeIntro(game: GameId): void {
  introOf(game).set('seen');
}
