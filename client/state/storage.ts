/**
 * What this device remembers, by key. Where the browser blocks storage (private windows, messengers' own browsers)
 * it is kept for the visit only.
 */
const memory = new Map<string, string>();

export function recall(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** False: it will be forgotten with this visit. */
export function remember(key: string, value: string): boolean {
  memory.set(key, value);
  try {
    globalThis.localStorage.setItem(key, value);
    return true;
  } catch {
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

/** Another tab of this device changed something: the value in memory is old. */
export function onRemembered(key: string, changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== key) return;
    memory.delete(key);
    changed();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
