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
 * The place for reaction windows inside a dialog. A modal dialog makes everything outside of it inert, so a reaction
 * window must be rendered inside the dialog that it covers.
 */
export function Over() {
  return usePortal(places) ? <div ref={takeOver} data-over style={{ display: 'contents' }} /> : null;
}
