/**
 * Calls `measure` immediately, and again in the frame after one of the elements has changed its size. (If the layout
 * changes within a ResizeObserver's callback, browsers report an error.)
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
