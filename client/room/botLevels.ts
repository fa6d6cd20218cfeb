import type { BotLevel, GameFacts } from '#shared/room.ts';
import { usePersistentState } from '../state/persistentState';

type Levels = Pick<GameFacts, 'levels' | 'usualBot'>;

/** The level a bot plays at in that game: a level of another game is played as the usual one. */
export function levelOf({ levels, usualBot }: Levels, id: string | null): BotLevel | null {
  return levels.find((level) => level.id === id) ?? levels.find((level) => level.id === usualBot) ?? null;
}

/** The level this device chose last for a bot of that game; null: none yet. */
export function useLastLevel(game: string) {
  return usePersistentState<string | null>(
    `hush.level.${game}`,
    () => null,
    (read) => (typeof read === 'string' ? read : null),
  );
}
