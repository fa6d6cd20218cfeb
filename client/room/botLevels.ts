import type { BotLevel, GameFacts } from '#shared/room.ts';
import { usePersistentState } from '../state/persistentState';

type Levels = Pick<GameFacts, 'levels' | 'usualBot'>;

/**
 * Returns the level at which a bot plays in this game. If the game does not have the level `id`, returns the game's
 * default.
 */
export function levelOf({ levels, usualBot }: Levels, id: string | null): BotLevel | null {
  return levels.find((level) => level.id === id) ?? levels.find((level) => level.id === usualBot) ?? null;
}

/** Returns the level that was last chosen on this device for a bot in this game, or null if none was chosen. */
export function useLastLevel(game: string) {
  return usePersistentState<string | null>(
    `hush.level.${game}`,
    () => null,
    (read) => (typeof read === 'string' ? read : null),
  );
}
