/**
 * Calls `measure` immediately, and again in the frame after the size of one of the elements has changed. Changing the
 * layout inside the ResizeObserver's own callback is a page error in every browser.
 *
 * @returns a function that stops it
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
