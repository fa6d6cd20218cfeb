import type { GameImports } from '#shared/contract/loadGames.ts';
import type { GameId } from '#shared/ids.ts';

/**
 * The games in folders outside the project. Empty here: where the environment variable `GAMES` names folders,
 * `scripts/games/outsideGames.ts` (Vite) and `scripts/games/gameHooks.mjs` (Node) replace this module.
 */
export const outside: GameImports = {};

/**
 * For each of these games, the groups of contract checks (`shared/testing/contract`) that it has passed, or null if it
 * was not checked since its last change.
 */
export const proofs: Readonly<Record<GameId, readonly string[] | null>> = {};
