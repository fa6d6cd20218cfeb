/**
 * The files of this build that the service worker caches. `scripts/vite/serviceWorker.ts` writes them into the worker.
 */
export interface Shell {
  build: string;
  /** The files that the first page needs, and the offline page. */
  files: readonly string[];
}

export const WORKER = '/sw.js';
export const OFFLINE = '/offline.html';
