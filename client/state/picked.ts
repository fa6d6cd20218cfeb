import { atom } from 'nanostores';
import { useEffect } from 'react';
import type { Picked } from '#shared/contract/coach.ts';
import type { Draft } from '#shared/contract/module.ts';

/** The move that is being chosen on this device. The coach's hints depend on it. */
export const $picked = atom<Picked | null>(null);

/**
 * Tells the coach which move is being chosen, with the arguments so far. `useDraft` does this automatically. A form
 * that stores its draft elsewhere must call this hook. Pass null if no argument has been chosen.
 */
export function usePicked(move: string, draft: Draft | null): void {
  const key = draft && draft.length > 0 ? JSON.stringify(draft) : null;
  useEffect(() => {
    if (key === null) return;
    const picked: Picked = { move, draft: JSON.parse(key) };
    $picked.set(picked);
    return () => {
      if ($picked.get() === picked) $picked.set(null);
    };
  }, [move, key]);
}
