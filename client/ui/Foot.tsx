import { $toastHost } from '../state/foot';
import { createPortals, usePortal } from '../state/portal';

const places = createPortals();

/** Stores the element, so that the coach's card is drawn in the topmost layer. */
function setToastHost(foot: HTMLDivElement | null) {
  $toastHost.set(foot);
  return () => {
    if ($toastHost.get() === foot) $toastHost.set(null);
  };
}

/**
 * The place of the coach's card: above the buttons at the bottom of a page or a sheet. It takes no room while empty.
 */
export function Foot({ className }: { className?: string | undefined }) {
  return usePortal(places) ? <div ref={setToastHost} className={className} /> : null;
}
