import { examples } from '#examples/index.ts';
import { games } from '#games/index.ts';
import { createWork } from '#server/matches/bots/work.ts';

/** A thread of the development server: the examples' bots think in it as those of the games do. */
export default createWork([...games, ...examples]);
