import { useEffect } from 'react';

/**
 * Keeps the screen awake where browsers allow it (https). Elsewhere, the page reconnects after the screen was locked.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => (isWanted ? keepAwake() : undefined), [isWanted]);
}

/**
 * Holds a wake lock until the returned function is called. Browsers release the lock when the page is hidden, so it is
 * requested again whenever the page is shown.
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
