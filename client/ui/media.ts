import { useCallback, useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();

/** Returns the `MediaQueryList` for a query. Cached, because creating one is slow. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Returns whether a media query matches, and updates when this changes. Always false where there is no window. */
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

/** Returns true if this device has a mouse or trackpad. It then most likely has a keyboard, too. */
export const useHasKeyboard = () => useMedia('(hover: hover) and (pointer: fine)');

export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)');
