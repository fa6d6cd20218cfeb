import type { GameId } from '#shared/ids.ts';

type Addresses = Readonly<Record<string, string>>;

const games: Addresses = import.meta.glob<string>('../../games/*/cover.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
/** Covers of the example games in `docs/`. Included only in development and in the build that tests the examples. */
const examples: Addresses =
  import.meta.env.DEV || import.meta.env.MODE === 'examples'
    ? import.meta.glob<string>('../../docs/examples/*/cover.svg', { eager: true, query: '?url', import: 'default' })
    : {};

/** Returns the URL of a game's poster, or null if the game has none. */
export function coverOf(game: GameId): string | null {
  return games[`../../games/${game}/cover.svg`] ?? examples[`../../docs/examples/${game}/cover.svg`] ?? null;
}
