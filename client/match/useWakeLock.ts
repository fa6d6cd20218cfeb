import { useEffect } from 'react';

/** Keeps the screen awake where browsers allow it (https). Elsewhere the page reconnects after the lock screen. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => (isWanted ? keepAwake() : undefined), [isWanted]);
}

/**
 * Holds the screen awake until the answer is called. A browser lets go of it whenever the page is out of sight, so it
 * is asked again each time somebody looks at the page, and never for a page nobody sees.
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
