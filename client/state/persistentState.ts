import { useStore } from '@nanostores/react';
import { atom, type WritableAtom } from 'nanostores';
import { useMemo } from 'react';
import { persistentAtom } from './storage';

/**
 * Makes a store that this device saves under a key as JSON and shares with its other tabs. `fits` parses a saved value.
 * If it returns null to refuse the value, `first` is used. Setting null or undefined deletes the key.
 */
export function persistentState<T>(key: string, first: T, fits: (read: unknown) => T | null): WritableAtom<T> {
  return persistentAtom<T>(key, first, {
    encode: (value) => (value === null || value === undefined ? undefined : JSON.stringify(value)),
    decode(text) {
      return fits(parsed(text)) ?? first;
    },
  });
}

/** Parses JSON, and returns null for anything else. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** State of a component that is saved on this device. If the key is null, the state is not saved. */
export function usePersistentState<T>(key: string | null, first: () => T, fits: (read: unknown) => T | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key alone identifies the value
  const store = useMemo(() => (key === null ? atom(first()) : persistentState(key, first(), fits)), [key]);
  return [useStore(store), store.set] as const;
}
