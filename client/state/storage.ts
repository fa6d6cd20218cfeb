import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { BASE } from '../base';

/**
 * Values that could not be saved, by key. They last for this visit only. Saving fails if the browser blocks storage
 * (private windows, messengers' browsers) or is out of space. If Hush runs under a path, its keys begin with that path,
 * so that they differ from other programs' keys.
 */
const memory = new Map<string, string>();

/** False once this browser has failed to save a value. */
export const $isKept = atom(true);

export function recall(key: string): string | null {
  const forVisit = memory.get(key);
  if (forVisit !== undefined) return forVisit;
  try {
    return globalThis.localStorage?.getItem(BASE + key) ?? null;
  } catch {
    return null;
  }
}

/** Saves a value. Returns false if it will be lost after this visit. */
export function remember(key: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(BASE + key, value);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, value);
    $isKept.set(false);
    return false;
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    globalThis.localStorage.removeItem(BASE + key);
  } catch {
    // Ignored: nothing was saved, so there is nothing to delete.
  }
}

export function keysLike(beginning: string): string[] {
  const keys = new Set(memory.keys());
  try {
    const own = Object.keys(globalThis.localStorage).filter((key) => key.startsWith(BASE));
    for (const key of own) keys.add(key.slice(BASE.length));
  } catch {
    // Ignored: this browser saves nothing beyond the visit.
  }
  return [...keys].filter((key) => key.startsWith(beginning));
}

/** The storage behind the persistent stores. Unlike `localStorage`, it never throws. */
const engine = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key) => recall(String(key)) !== null,
    get: (_, key) => recall(String(key)) ?? undefined,
    set(_, key, value: string) {
      remember(String(key), value);
      return true;
    },
    deleteProperty(_, key) {
      forget(String(key));
      return true;
    },
  },
);

const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined };
setPersistentEngine(engine, typeof window === 'undefined' ? noEvents : windowPersistentEvents);

/** Import `persistentAtom` from here, so that it uses the storage above. */
export { persistentAtom };
