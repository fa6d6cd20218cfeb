import type { BotLevel, GameFacts } from '#shared/room/room.ts';
import { usePersistentState } from '../state/persistentState';

type Levels = Pick<GameFacts, 'levels' | 'usualBot'>;

/** Returns a bot's level in this game: `id`, or the game's default if the game lacks that level. */
export function levelOf({ levels, usualBot }: Levels, id: string | null): BotLevel | null {
  return levels.find((level) => level.id === id) ?? levels.find((level) => level.id === usualBot) ?? null;
}

/** Returns the level last chosen on this device for a bot in this game, or null. */
export function useLastLevel(game: string) {
  return usePersistentState<string | null>(
    `hush.level.${game}`,
    () => null,
    (read) => (typeof read === 'string' ? read : null),
  );
}
