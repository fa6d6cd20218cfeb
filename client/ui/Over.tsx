import { $overlayHost } from '../state/over';
import { createPortals, usePortal } from '../state/portal';

const places = createPortals();

function takeOver(place: HTMLDivElement | null) {
  $overlayHost.set(place);
  return () => {
    if ($overlayHost.get() === place) $overlayHost.set(null);
  };
}

/**
 * Where a reaction window stands while this dialog is on top: a modal dialog makes everything outside of it inert, so
 * whatever outranks it has to stand in it.
 */
export function Over() {
  return usePortal(places) ? <div ref={takeOver} data-over style={{ display: 'contents' }} /> : null;
}
