import { BASE } from '../base';
import { WORKER } from './files';

/**
 * Registers the service worker of this build, except in development. Browsers allow service workers only on https and
 * `localhost`. Hush also works without one, for example if storage is blocked.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(BASE + WORKER, { updateViaCache: 'none' }).catch(() => undefined);
}
