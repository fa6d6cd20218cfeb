import { games } from '#games/index.ts';

/**
 * Games that must pass all of the contract's tests. Ordinary boardgame.io games promise less; `sockets/plain.test.ts`
 * tests them.
 */
export const wholeGames = games.filter(({ rungs }) => rungs.has('imagine'));
