import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { BASE } from '../base';

/**
 * The values this device saves, by key. If the browser blocks storage (private windows, the browsers inside messengers)
 * or
 * has no room left, a value lasts for this visit only. Under a path of its origin, Hush keeps its keys apart from those
 * of other programs.
 */
const memory = new Map<string, string>();

/** False once this browser has refused to save something. */
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

/** Returns false if the value will be forgotten after this visit. */
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
    // Nothing was saved, so nothing needs to be deleted.
  }
}

/** All saved keys with that prefix. */
export function keysLike(beginning: string): string[] {
  const keys = new Set(memory.keys());
  try {
    const own = Object.keys(globalThis.localStorage).filter((key) => key.startsWith(BASE));
    for (const key of own) keys.add(key.slice(BASE.length));
  } catch {
    // This browser saves nothing beyond the visit.
  }
  return [...keys].filter((key) => key.startsWith(beginning));
}

/** The persistent stores read and write through this object, key by key, so that a blocked storage never throws. */
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

/** Import it from here, so that it uses the storage above. */
export { persistentAtom };
