import type { GameId } from '#shared/ids.ts';

type Addresses = Readonly<Record<string, string>>;

const games: Addresses = import.meta.glob<string>('../../games/*/cover.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
/** Those of the examples in `docs/`: while developing, and in the build that tests them. */
const examples: Addresses =
  import.meta.env.DEV || import.meta.env.MODE === 'examples'
    ? import.meta.glob<string>('../../docs/examples/*/cover.svg', { eager: true, query: '?url', import: 'default' })
    : {};

/** The address of a game's poster; null: it has none. */
export function coverOf(game: GameId): string | null {
  return games[`../../games/${game}/cover.svg`] ?? examples[`../../docs/examples/${game}/cover.svg`] ?? null;
}
