import type { GameImports } from '#shared/loadGames.ts';

/**
 * The games in folders outside the project. Empty here: where the environment variable `GAMES` names folders,
 * `scripts/outsideGames.ts` (Vite) and `scripts/gameHooks.mjs` (Node) replace this module.
 */
export const outside: GameImports = {};
