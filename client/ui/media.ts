import { useCallback, useSyncExternalStore } from 'react';

/** Follows a media query; false where there is no window. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** From 1080 pixels on, the table stands on the left and a column on the right. */
export const useWide = () => useMedia('(min-width: 1080px)');

export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)');
