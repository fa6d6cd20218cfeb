import { games } from '#games/index.ts';

/**
 * Games that must pass all contract tests. Ordinary boardgame.io games promise less, and are tested in
 * `sockets/plain.test.ts`.
 */
export const wholeGames = games.filter(({ rungs }) => rungs.has('imagine'));
