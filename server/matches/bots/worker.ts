import { games } from '#games/index.ts';
import { createWork } from './botWorker';

/** The module of a worker thread, for the shipped games. */
export default createWork(games);
