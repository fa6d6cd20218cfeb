import { BASE } from '../base';

/** The retry interval while the page is visible, in ms. */
const LOOK = 3_000;

/**
 * Loads the page at this address as soon as the server answers: when the network is back, when the page is shown again
 * or tapped, and every few seconds, since only the server may have been down.
 */
export function goOnOnceBack(): void {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    const answer = await fetch(`${BASE}/healthz`, { cache: 'no-store' }).catch(() => null);
    isLooking = false;
    if (answer?.ok) goOn();
  };
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') void look();
  };
  addEventListener('online', () => void look());
  document.addEventListener('visibilitychange', lookIfSeen);
  document.getElementById('again')?.addEventListener('click', () => void look());
  setInterval(lookIfSeen, LOOK);
  void look();
}

/** It replaces the requested page. Opened by its own address, it leads to the start page. */
function goOn(): void {
  if (location.pathname === `${BASE}/offline.html`) location.replace(`${BASE}/`);
  else location.reload();
}
