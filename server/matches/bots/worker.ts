import { games } from '#games/index.ts';
import { createWork } from './work';

/** A thread of the pool, for the shipped games. */
export default createWork(games);
