import { atom } from 'nanostores';
import { useEffect } from 'react';
import type { Picked } from '#shared/coach.ts';
import type { Draft } from '#shared/module.ts';

/** The move that is being put together on this device, so that the coach can follow it. */
export const $picked = atom<Picked | null>(null);

/**
 * Tells the coach how far a move has been put together. `useDraft` does this by itself; forms with their own state call
 * it with what is chosen so far, or with null while they put nothing together.
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
