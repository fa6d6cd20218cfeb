/** The files in a build that the device caches. `scripts/serviceWorker.ts` writes them into the worker. */
export interface Shell {
  /** Unique to each build. */
  build: string;
  /** The files that the first page needs, and the page that is shown when the server cannot be reached. */
  files: readonly string[];
}

export const WORKER = '/sw.js';
export const OFFLINE = '/offline.html';
