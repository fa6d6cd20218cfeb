import { useEffect } from 'react';

/** Keeps the screen awake where browsers allow it (https). Elsewhere the page reconnects after the lock screen. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !window.isSecureContext || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (isGone) void held?.release();
      else lock = held;
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [isWanted]);
}
