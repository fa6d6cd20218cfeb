import type { GameId } from '../../shared/ids';

const files = import.meta.glob<string>('../../games/*/cover.svg', { eager: true, query: '?url', import: 'default' });

/** The address of a game's poster; null: it has none. */
export function coverOf(game: GameId): string | null {
  return files[`../../games/${game}/cover.svg`] ?? null;
}
