import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { BASE } from '../base';

/**
 * Values that could not be saved, by key. They are lost when the page is closed. Saving fails if the browser blocks
 * storage (private windows, messengers' browsers) or is out of space. If Hush runs under a path, its keys begin with
 * that path, so that they differ from other programs' keys.
 */
const memory = new Map<string, string>();

/** False after this browser has failed to save a value. */
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

/** Saves a value. Returns false if it could not be saved and is lost when the page is closed. */
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
    // Nothing could be saved, so there is nothing to delete.
  }
}

export function keysLike(beginning: string): string[] {
  const keys = new Set(memory.keys());
  try {
    const own = Object.keys(globalThis.localStorage).filter((key) => key.startsWith(BASE));
    for (const key of own) keys.add(key.slice(BASE.length));
  } catch {
    // This browser does not save anything.
  }
  return [...keys].filter((key) => key.startsWith(beginning));
}

/** The storage that persistent stores use. Unlike `localStorage`, it never throws. */
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

/** Import `persistentAtom` from this module, so that it uses the storage defined above. */
export { persistentAtom };
