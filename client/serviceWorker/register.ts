import { BASE } from '../base';
import { WORKER } from './files';

/**
 * Asks the browser to run the worker of this build; it comes with what was built, so never while developing. Browsers
 * allow it over https and on `localhost`; elsewhere, and where storage is blocked, there is none and nothing is lost.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(BASE + WORKER, { updateViaCache: 'none' }).catch(() => undefined);
}
