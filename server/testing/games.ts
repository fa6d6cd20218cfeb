import { games } from '#games/index.ts';

/**
 * Games that must pass all contract tests. Ordinary boardgame.io games promise less; `sockets/plain.test.ts` tests such
 * games.
 */
export const wholeGames = games.filter(({ rungs }) => rungs.has('imagine'));
