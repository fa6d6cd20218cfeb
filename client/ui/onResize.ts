/**
 * Calls `measure` immediately, and again in the frame after the size of one of the elements has changed. Browsers
 * report a page error if the layout changes inside the callback of a ResizeObserver.
 * @returns a function that stops these calls
 */
export function onResize(elements: readonly Element[], measure: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  });
  for (const element of elements) observer.observe(element);
  measure();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
