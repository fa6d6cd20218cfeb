import covers from 'virtual:games/covers';
import type { GameId } from '#shared/ids.ts';

/** Returns the URL of a game's poster, or null if the game has none. */
export function coverOf(game: GameId): string | null {
  return covers[game] ?? null;
}
