import { BASE } from '../base';

/** The interval in ms at which the page tries to reach the server while it is visible. */
const RETRY_INTERVAL = 3_000;

/**
 * Reloads the page when the server answers again. Tries this when the network returns, when the page becomes visible,
 * when the button is pressed, and every few seconds, because the server may be down although the network works.
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
 * Loads the page in whose place the offline page was shown, or the start page if the offline page was opened by its
 * address.
 */
function reload(): void {
  if (location.pathname === `${BASE}/offline.html`) location.replace(`${BASE}/`);
  else location.reload();
}
