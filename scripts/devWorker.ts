import { examples } from '#examples/index.ts';
import { games } from '#games/index.ts';
import { createWork } from '#server/matches/bots/work.ts';

/** A worker thread of the development server, which runs bots of the games and of the examples. */
export default createWork([...games, ...examples]);
