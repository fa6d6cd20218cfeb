import { loadGames } from '#shared/contract/loadGames.ts';

/**
 * Games to learn from: plain boardgame.io in one file, boardgame.io with hidden hands and phases, hidden dice with
 * searching bots in one file, a game whose definition has every optional entry, and a short game with all these
 * entries, claims and a clock.
 */
export const { games: examples, failed: failedExamples } = await loadGames({
  tictactoe: () => import('./tictactoe'),
  highcard: () => import('./highcard'),
  liarsdice: () => import('./liarsdice'),
  moles: () => import('./moles'),
  emptythrone: () => import('./emptythrone'),
});
