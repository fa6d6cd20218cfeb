import { BASE } from '../base';

/** The retry interval while the page is visible, in ms. */
const RETRY_INTERVAL = 3_000;

/**
 * Loads the page at this address as soon as the server answers: when the network is back, when the page is shown again
 * or tapped, and every few seconds, since only the server may have been down.
 */
export function reloadWhenBack(): void {
  let isTrying = false;
  const tryServer = async () => {
    if (isTrying) return;
    isTrying = true;
    const answer = await fetch(`${BASE}/healthz`, { cache: 'no-store' }).catch(() => null);
    isTrying = false;
    if (answer?.ok) reload();
  };
  const tryIfVisible = () => {
    if (document.visibilityState === 'visible') void tryServer();
  };
  addEventListener('online', () => void tryServer());
  document.addEventListener('visibilitychange', tryIfVisible);
  document.getElementById('again')?.addEventListener('click', () => void tryServer());
  setInterval(tryIfVisible, RETRY_INTERVAL);
  void tryServer();
}

/** It replaces the requested page. Opened by its own address, it leads to the start page. */
function reload(): void {
  if (location.pathname === `${BASE}/offline.html`) location.replace(`${BASE}/`);
  else location.reload();
}
