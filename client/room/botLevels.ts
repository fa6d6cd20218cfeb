import type { BotLevel, GameFacts } from '#shared/room.ts';
import { usePersistentState } from '../state/persistentState';

type Levels = Pick<GameFacts, 'levels' | 'usualBot'>;

/** The level a bot plays at in this game. A level the game does not have becomes its default. */
export function levelOf({ levels, usualBot }: Levels, id: string | null): BotLevel | null {
  return levels.find((level) => level.id === id) ?? levels.find((level) => level.id === usualBot) ?? null;
}

/** The level this device last chose for a bot of that game, or null if none. */
export function useLastLevel(game: string) {
  return usePersistentState<string | null>(
    `hush.level.${game}`,
    () => null,
    (read) => (typeof read === 'string' ? read : null),
  );
}
