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

/** Where this device keeps which card of a game's introduction lies open, so that a reload goes on reading. */
export const cardKeyOf = (game: GameId) => `hush.card.${game}`;

/** Whether a game was introduced or played on this device. */
export const isIntroSeen = (game: GameId): boolean => introOf(game).get() !== '';

/** The same, followed: another tab of this device may read the cards to their end. */
export const useIntroSeen = (game: GameId): boolean => useStore(introOf(game)) !== '';

export function seeIntro(game: GameId): void {
  introOf(game).set('seen');
  forget(cardKeyOf(game));
}
