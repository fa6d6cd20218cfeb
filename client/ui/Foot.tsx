import { $toastHost } from '../state/foot';
import { createPortals, usePortal } from '../state/portal';

const places = createPortals();

/** What stands there, the coach's card, comes along to whatever is on top. */
function takeFoot(foot: HTMLDivElement | null) {
  $toastHost.set(foot);
  return () => {
    if ($toastHost.get() === foot) $toastHost.set(null);
  };
}

/** Where the coach's card stands: above the buttons at the foot of a page or a sheet. Empty it takes no room. */
export function Foot({ className }: { className?: string | undefined }) {
  return usePortal(places) ? <div ref={takeFoot} className={className} /> : null;
}
