import { BASE } from '../base';
import { WORKER } from './files';

/**
 * Registers the worker of this build. It exists only in a build, so never in development. Browsers allow it over https
 * and on `localhost`. Elsewhere, and where storage is blocked, there is none and everything still works.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(BASE + WORKER, { updateViaCache: 'none' }).catch(() => undefined);
}
