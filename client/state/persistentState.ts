import { useStore } from '@nanostores/react';
import { atom, type WritableAtom } from 'nanostores';
import { useMemo } from 'react';
import { persistentAtom } from './storage';

/**
 * Makes a store whose value is saved as JSON under a key, and shared between tabs. `fits` parses a saved value. If it
 * returns null, the initial value is `first`. Setting null or undefined deletes the key.
 */
export function persistentState<T>(key: string, first: T, fits: (read: unknown) => T | null): WritableAtom<T> {
  return persistentAtom<T>(key, first, {
    encode: (value) => (value === null || value === undefined ? undefined : JSON.stringify(value)),
    decode(text) {
      return fits(parsed(text)) ?? first;
    },
  });
}

/** Parses JSON. Returns null if the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Like `useState`, but the value is saved on this device, unless `key` is null. */
export function usePersistentState<T>(key: string | null, first: () => T, fits: (read: unknown) => T | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key alone identifies the value
  const store = useMemo(() => (key === null ? atom(first()) : persistentState(key, first(), fits)), [key]);
  return [useStore(store), store.set] as const;
}
