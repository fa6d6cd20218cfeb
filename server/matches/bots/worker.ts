import { games } from '#games/index.ts';
import { createWork } from './work';

/** The module of a pool thread, for the shipped games. */
export default createWork(games);
