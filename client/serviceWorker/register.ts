import { BASE } from '../base';
import { WORKER } from './files';

/**
 * Registers this build's service worker. In development there is none. Browsers allow a worker over https and on
 * `localhost`. Elsewhere, and if storage is blocked, everything works without a worker.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(BASE + WORKER, { updateViaCache: 'none' }).catch(() => undefined);
}
