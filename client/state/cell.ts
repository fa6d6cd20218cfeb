import { useSyncExternalStore } from 'react';

/** One value outside React that components can follow. */
export interface Cell<T> {
  get(): T;
  set(value: T): void;
  follow(changed: () => void): () => void;
}

export function cell<T>(first: T): Cell<T> {
  let value = first;
  const followers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const changed of [...followers]) changed();
    },
    follow(changed) {
      followers.add(changed);
      return () => followers.delete(changed);
    },
  };
}

export function useCell<T>(source: Cell<T>): T {
  return useSyncExternalStore(source.follow, source.get, source.get);
}
