/** WebKit's event for a pinch on a trackpad. Other browsers send a wheel event with Ctrl. */
interface GestureEvent extends UIEvent {
  /** Distance between the fingers, as a multiple of their initial distance. */
  scale: number;
  clientX: number;
  clientY: number;
}

/**
 * Calls `zoom` with the zoom factor of each step of a trackpad pinch in Safari. Returns a function that stops
 * listening.
 */
export function onTrackpadPinch(pane: HTMLElement, zoom: (factor: number, at: GestureEvent) => void): () => void {
  let before: number | null = null;
  const start = (event: Event) => {
    event.preventDefault();
    // On a touch screen, pointer events zoom the map instead.
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
