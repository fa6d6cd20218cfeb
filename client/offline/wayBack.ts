import { BASE } from '../base';

/** The interval between attempts while the page is visible, in ms. */
const RETRY_INTERVAL = 3_000;

/**
 * Reloads the page once the server answers. Tries when the network returns, when the page is shown, when its button is
 * pressed, and every few seconds, because the server may be down while the network is fine.
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

/** Loads the page that the offline page replaced, or the start page if the offline page was opened directly. */
function reload(): void {
  if (location.pathname === `${BASE}/offline.html`) location.replace(`${BASE}/`);
  else location.reload();
}
