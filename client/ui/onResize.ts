/**
 * Calls `measure` immediately, and in the next frame after one of the elements changed its size. A change of layout
 * inside the ResizeObserver's own callback is an error of the page in every browser.
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
