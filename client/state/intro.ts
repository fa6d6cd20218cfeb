import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import type { GameId } from '#shared/ids.ts';
import { forget, persistentAtom } from './storage';

const stores = new Map<GameId, WritableAtom<string>>();

function introOf(game: GameId): WritableAtom<string> {
  const known = stores.get(game);
  if (known) return known;
  const store = persistentAtom<string>(`hush.intro.${game}`, '');
  stores.set(game, store);
  return store;
}

/** The storage key of a game's open intro card, so that a reload continues there. */
export const cardKeyOf = (game: GameId) => `hush.card.${game}`;

/** Whether this device has shown a game's intro or played the game. */
export const isIntroSeen = (game: GameId): boolean => introOf(game).get() !== '';

/** The same as a hook: another tab of this device may finish the intro. */
export const useIntroSeen = (game: GameId): boolean => useStore(introOf(game)) !== '';

export function seeIntro(game: GameId): void {
  introOf(game).set('seen');
  forget(cardKeyOf(game));
}
