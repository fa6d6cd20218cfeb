import { loadGames } from '#shared/contract/loadGames.ts';

/**
 * Example games, from simple to complete: plain boardgame.io in one file; boardgame.io with hidden hands and phases;
 * hidden dice and searching bots in one file; a game definition with every optional entry; and a short game with claims
 * and a clock.
 */
export const { games: examples, failed: failedExamples } = await loadGames({
  tictactoe: () => import('./tictactoe'),
  highcard: () => import('./highcard'),
  liarsdice: () => import('./liarsdice'),
  moles: () => import('./moles'),
  emptythrone: () => import('./emptythrone'),
});
