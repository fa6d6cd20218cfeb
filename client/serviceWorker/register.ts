import { BASE } from '../base';
import { WORKER } from './files';

/**
 * Registers this build's service worker, except in development. Browsers allow workers on https and `localhost`.
 * Elsewhere, or if storage is blocked, Hush works without a worker.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(BASE + WORKER, { updateViaCache: 'none' }).catch(() => undefined);
}
