import { useStore } from '@nanostores/react';
import { atom, type WritableAtom } from 'nanostores';
import { useMemo } from 'react';
import { persistentAtom } from './storage';

/**
 * A store this device keeps under a key, as JSON; its other tabs follow. `fits` turns away what somebody else wrote
 * there (null: `first` it is). Setting null or undefined forgets the key.
 */
export function persistentState<T>(key: string, first: T, fits: (read: unknown) => T | null): WritableAtom<T> {
  return persistentAtom<T>(key, first, {
    encode: (value) => (value === null || value === undefined ? undefined : JSON.stringify(value)),
    decode(text) {
      try {
        return fits(JSON.parse(text)) ?? first;
      } catch {
        return first;
      }
    },
  });
}

/** A value of one component that this device keeps. Null as key: kept for the visit. */
export function usePersistentState<T>(key: string | null, first: () => T, fits: (read: unknown) => T | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key alone says which value it is
  const store = useMemo(() => (key === null ? atom(first()) : persistentState(key, first(), fits)), [key]);
  return [useStore(store), store.set] as const;
}
