import { useCallback, useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();

/** Returns a query's `MediaQueryList`, cached because creating one is slow. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Returns true while a media query matches. Always false without a window. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => listOf(query).matches,
    () => false,
  );
}

/** Returns true if this device has a mouse or trackpad, and so most likely a keyboard. */
export const useHasKeyboard = () => useMedia('(hover: hover) and (pointer: fine)');

export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)');
