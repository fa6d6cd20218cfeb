/** WebKit's event for a trackpad pinch. Other browsers send a wheel event with Ctrl instead. */
interface GestureEvent extends UIEvent {
  /** Current distance between the fingers, relative to their distance at the start of the pinch. */
  scale: number;
  clientX: number;
  clientY: number;
}

/**
 * Calls `zoom` with a zoom factor for each step of a trackpad pinch in Safari. Returns a function that removes the
 * listeners.
 */
export function onTrackpadPinch(pane: HTMLElement, zoom: (factor: number, at: GestureEvent) => void): () => void {
  let before: number | null = null;
  const start = (event: Event) => {
    event.preventDefault();
    // On touch screens, the map is zoomed by pointer events instead.
    before = navigator.maxTouchPoints > 0 ? null : 1;
  };
  const change = (event: Event) => {
    event.preventDefault();
    const pinch = event as GestureEvent;
    if (before === null) return;
    zoom(pinch.scale / before, pinch);
    before = pinch.scale;
  };
  pane.addEventListener('gesturestart', start);
  pane.addEventListener('gesturechange', change);
  return () => {
    pane.removeEventListener('gesturestart', start);
    pane.removeEventListener('gesturechange', change);
  };
}
