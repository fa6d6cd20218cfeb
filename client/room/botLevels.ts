import type { BotLevel, GameFacts } from '#shared/room/room.ts';
import { usePersistentState } from '../state/persistentState';

type Levels = Pick<GameFacts, 'levels' | 'usualBot'>;

/**
 * Returns the level of a bot in this game: the level `id` or, if the game does not have it, the game's default level.
 */
export function levelOf({ levels, usualBot }: Levels, id: string | null): BotLevel | null {
  return levels.find((level) => level.id === id) ?? levels.find((level) => level.id === usualBot) ?? null;
}

/** Returns the level that was last chosen for a bot in this game on this device, or null. */
export function useLastLevel(game: string) {
  return usePersistentState<string | null>(
    `hush.level.${game}`,
    () => null,
    (read) => (typeof read === 'string' ? read : null),
  );
}
