import { useCallback, useState } from 'react';
import { recall, remember } from './storage';

/** A value this device keeps; `fits` turns away what somebody else wrote there. Null as key: kept for the visit. */
export function usePersistentState<T>(key: string | null, first: () => T, fits: (read: unknown) => T | null) {
  const [value, setValue] = useState<T>(() => (key === null ? first() : (read(key, fits) ?? first())));
  const keep = useCallback(
    (next: T) => {
      setValue(next);
      if (key !== null) remember(key, JSON.stringify(next));
    },
    [key],
  );
  return [value, keep] as const;
}

function read<T>(key: string, fits: (read: unknown) => T | null): T | null {
  try {
    return fits(JSON.parse(recall(key) ?? 'null'));
  } catch {
    return null;
  }
}
