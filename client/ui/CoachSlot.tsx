import { useCallback } from 'react';
import { $coachSlots, type CoachSlot as Slot } from '../state/coachSlots';

/** A slot for the coach's card, at an edge of the table, a sheet or a phone call. Takes up no space while empty. */
export function CoachSlot({ at, className }: { at: Slot['at']; className?: string | undefined }) {
  const place = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return;
      $coachSlots.set([...$coachSlots.get(), { at, element }]);
      return () => $coachSlots.set($coachSlots.get().filter((slot) => slot.element !== element));
    },
    [at],
  );
  return <div ref={place} className={className} data-coach-slot={at} />;
}
