import { atom } from 'nanostores';
import { useEffect } from 'react';
import type { Picked } from '#shared/contract/coach.ts';
import type { Draft } from '#shared/contract/module.ts';

/** The partly chosen move on this device, which the coach follows. */
export const $picked = atom<Picked | null>(null);

/**
 * Tells the coach which part of a move has been chosen. `useDraft` calls this itself. A form that keeps its draft
 * elsewhere calls this with the arguments chosen so far, or null for none.
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
