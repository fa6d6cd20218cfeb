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
 * The place for reaction windows in a dialog. A modal dialog makes everything outside it inert, so a reaction window
 * above the dialog must be inside the dialog.
 */
export function Over() {
  return usePortal(places) ? <div ref={takeOver} data-over style={{ display: 'contents' }} /> : null;
}
