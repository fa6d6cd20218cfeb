import type { GameId } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';

/**
 * The parts of a playground address: a game and its deal, and optionally a position in the random game with the same
 * seed.
 */
export interface Address {
  game: GameId | null;
  /** The number of players, or null for the minimum of the game. */
  players: number | null;
  seed: string;
  options: Json;
  /** The number of moves that have been made in the random game, or null to show only the deal. */
  move: number | null;
}

const USUAL_SEED = 'one';

/** Parses an address such as `/dev/moles?players=4&seed=one&move=7`. */
export function addressIn({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Address {
  const asked = new URLSearchParams(search);
  const number = (name: string) => {
    const value = asked.get(name) ?? '';
    return /^\d{1,6}$/.test(value) ? Number(value) : null;
  };
  return {
    game: /^\/dev\/([a-z0-9-]+)\/?$/.exec(pathname)?.[1] ?? null,
    players: number('players'),
    seed: asked.get('seed') || USUAL_SEED,
    options: optionsIn(asked.get('options')),
    move: number('move'),
  };
}

export function addressOf({ game, players, seed, options, move }: Address): string {
  const search = new URLSearchParams({ players: String(players), seed });
  if (Object.keys(options ?? {}).length > 0) search.set('options', JSON.stringify(options));
  if (move !== null) search.set('move', String(move));
  return `/dev/${game}?${search}`;
}

function optionsIn(text: string | null): Json {
  try {
    const value = JSON.parse(text ?? '{}') as Json;
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
