/** The files of a build that the device caches. `scripts/serviceWorker.ts` writes them into the worker. */
export interface Shell {
  /** Unique to each build. */
  build: string;
  /** The parts of the first page, and the page for when the server cannot be reached. */
  files: readonly string[];
}

export const WORKER = '/sw.js';
export const OFFLINE = '/offline.html';
