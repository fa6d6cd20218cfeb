import { BASE } from '../base';

/** How often the server is looked for while somebody looks at the page, in ms. */
const LOOK = 3_000;

/**
 * Loads the page at this address as soon as the server answers: when the network says it is back, when somebody looks
 * at the page again or taps, and every few seconds, as only the server may have been away.
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

/** It stands in for the page that was asked for; asked for itself, it has none to lead to but the first. */
function goOn(): void {
  if (location.pathname === `${BASE}/offline.html`) location.replace(`${BASE}/`);
  else location.reload();
}
