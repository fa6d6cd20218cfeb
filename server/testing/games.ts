import { games } from '#games/index.ts';

/**
 * The games that are held to all a game on the top rung promises. An ordinary boardgame.io game in the catalogue
 * promises less: what holds for those, `sockets/plain.test.ts` says.
 */
export const wholeGames = games.filter(({ rungs }) => rungs.has('imagine'));
