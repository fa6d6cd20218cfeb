/**
 * Calls `measure` immediately, and again in the frame after one of the elements has changed its size. (Browsers report
 * an error if the layout changes inside the callback of a ResizeObserver.)
 * @returns a function that stops measuring
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
