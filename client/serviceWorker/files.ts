/** Files that a build keeps on the device. `scripts/serviceWorker.ts` writes them into the worker. */
export interface Shell {
  /** Differs in each build. */
  build: string;
  /** The parts of the first page, and the page that is shown when the server cannot be reached. */
  files: readonly string[];
}

export const WORKER = '/sw.js';
export const OFFLINE = '/offline.html';
