import { examples } from '../docs/examples';
import { games } from '../games';
import { createWork } from '../server/matches/bots/work';

/** A thread of the development server: the examples' bots think in it as those of the games do. */
export default createWork([...games, ...examples]);
