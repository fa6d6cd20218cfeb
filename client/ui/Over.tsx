import { $over } from '../state/over';
import { createPortals, usePortal } from '../state/portal';

const places = createPortals();

function takeOver(place: HTMLDivElement | null) {
  $over.set(place);
  return () => {
    if ($over.get() === place) $over.set(null);
  };
}

/**
 * Where a reaction window stands while this dialog is on top: a modal dialog makes everything outside of it inert, so
 * whatever outranks it has to stand in it.
 */
export function Over() {
  return usePortal(places) ? <div ref={takeOver} data-over style={{ display: 'contents' }} /> : null;
}
