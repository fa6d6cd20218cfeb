import { useEffect } from 'react';

/**
 * Keeps the screen on, if the browser allows it (only on https). If not, the page reconnects after the screen was off.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => (isWanted ? keepAwake() : undefined), [isWanted]);
}

/**
 * Keeps a wake lock until the returned function is called. Because browsers release the lock when the page is hidden,
 * it is requested again whenever the page is shown.
 */
export function keepAwake(): () => void {
  if (!window.isSecureContext || !('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isGone = false;
  const hold = async () => {
    if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
    const held = await navigator.wakeLock.request('screen').catch(() => null);
    if (isGone || (lock !== null && !lock.released)) void held?.release();
    else lock = held;
  };
  void hold();
  document.addEventListener('visibilitychange', hold);
  return () => {
    isGone = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}
