import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom } from 'nanostores';

/**
 * What this device keeps, by key. Where the browser blocks storage (private windows, the browsers inside messengers)
 * or has no room left, a value lasts for this visit only.
 */
const memory = new Map<string, string>();

/** False once this browser has refused to keep something. */
export const $isKept = atom(true);

export function recall(key: string): string | null {
  const forVisit = memory.get(key);
  if (forVisit !== undefined) return forVisit;
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** False: it will be forgotten with this visit. */
export function remember(key: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(key, value);
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
    globalThis.localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left behind.
  }
}

/** Every key that is kept and begins like that. */
export function keysLike(beginning: string): string[] {
  const keys = new Set(memory.keys());
  try {
    for (const key of Object.keys(globalThis.localStorage)) keys.add(key);
  } catch {
    // This browser keeps nothing beyond the visit.
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

/** Import it from here: then it surely uses the storage above. */
export { persistentAtom };
