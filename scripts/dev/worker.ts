import { examples } from '#examples/index.ts';
import { games } from '#games/index.ts';
import { createWork } from '#server/matches/bots/botWorker.ts';

/** Runs the bots of the games and the examples, in a worker thread of the development server. */
export default createWork([...games, ...examples]);
