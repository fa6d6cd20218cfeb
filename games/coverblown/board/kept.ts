import { useCallback, useState } from 'react';
import { recall, remember } from '../../../client/ui/storage';
import type { Seat } from '../../../shared/ids';
import type { View } from '../state';

/** Names what this device keeps for one seat of one match: the first call's moment tells matches apart. */
export function keptKey(view: View, seat: Seat | null): string | null {
  const first = view.me?.calls[0];
  return seat === null || !first ? null : `coverblown.${first.at}.${seat}`;
}

/** A value this device keeps; `fits` turns away what somebody else wrote there. */
export function useKept<T>(key: string | null, first: () => T, fits: (read: unknown) => T | null) {
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
