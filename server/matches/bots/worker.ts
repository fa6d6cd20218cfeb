import { games } from '#games/index.ts';
import { createWork } from './work';

/** Runs in a worker thread, for the shipped games. */
export default createWork(games);
