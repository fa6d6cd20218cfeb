import type { GameId } from '../ids';
import type { AnyModule } from './module';

/** Functions that import a game's module, keyed by the game's id. */
export type GameImports = Readonly<Record<GameId, () => Promise<object>>>;

export interface FailedGame {
  id: GameId;
  error: unknown;
}

export interface LoadedGames {
  /** The loaded games, in the order of the imports. */
  games: readonly AnyModule[];
  failed: readonly FailedGame[];
}

/** Loads games. A game whose module throws or does not export the game is left out, and all others still load. */
export async function loadGames(imports: GameImports): Promise<LoadedGames> {
  const failed: FailedGame[] = [];
  const loading = Object.entries(imports).map(async ([id, load]) => {
    try {
      return [gameIn(await load(), id)];
    } catch (error) {
      failed.push({ id, error });
      return [];
    }
  });
  const games = (await Promise.all(loading)).flat();
  return { games, failed };
}

/** Returns the game that a module exports, or throws if it exports no game with this id. */
export function gameIn(exported: object, id: GameId): AnyModule {
  const all = Object.values(exported) as (Partial<AnyModule> | null | undefined)[];
  const game = all.find((each) => each?.id === id && each.rungs instanceof Set);
  if (!game) throw new Error(`index.ts exports no game that \`defineGame\` made with the id "${id}".`);
  return game as AnyModule;
}
