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
 * The place of a reaction window while this dialog is on top. A modal dialog makes everything outside it inert, so
 * anything above it must be inside it.
 */
export function Over() {
  return usePortal(places) ? <div ref={takeOver} data-over style={{ display: 'contents' }} /> : null;
}
