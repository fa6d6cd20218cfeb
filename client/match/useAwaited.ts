import { useEffect, useRef } from 'react';
import { TABLE } from './text';

/** The tab's title says whose turn it is; where allowed, a notification too while the tab is out of sight. */
export function useAwaited(title: string, isAwaited: boolean): void {
  useEffect(() => {
    document.title = isAwaited ? TABLE.yourTurn(title) : `${title} · Hush`;
  }, [title, isAwaited]);

  const before = useRef(isAwaited);
  useEffect(() => {
    const begins = isAwaited && !before.current;
    before.current = isAwaited;
    if (!begins || document.visibilityState === 'visible' || !mayNotify()) return;
    const shown = new Notification(title, { body: TABLE.turnNote, tag: 'hush-turn' });
    const close = () => shown.close();
    document.addEventListener('visibilitychange', close, { once: true });
    return () => document.removeEventListener('visibilitychange', close);
  }, [title, isAwaited]);
}

/** Browsers allow notifications on https only, and only after the person has agreed. */
function mayNotify(): boolean {
  return window.isSecureContext && 'Notification' in window && Notification.permission === 'granted';
}
