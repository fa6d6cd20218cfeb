import { BASE } from '../base';

/** The retry interval while the page is visible, in ms. */
const RETRY_INTERVAL = 3_000;

/**
 * Reloads the page as soon as the server answers. Tries when the network is back, when the page is shown again, when
 * its button is pressed and every few seconds, because the server may have been down while the network was not.
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

/**
 * Loads the requested page, which the offline page has replaced. If the offline page was opened by its own address,
 * loads the start page.
 */
function reload(): void {
  if (location.pathname === `${BASE}/offline.html`) location.replace(`${BASE}/`);
  else location.reload();
}
