/** The delay in ms if the browser lacks `requestIdleCallback`. */
const A_WHILE = 500;

/** The longest wait for an idle moment, in ms. A busy device may never be idle. */
const LATEST = 3_000;

export function afterPaint(work: () => unknown): void {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * Runs work, such as prefetching, once the page has loaded and the browser is idle, but a few seconds later at the
 * latest.
 * @returns a function that cancels the work
 */
export function whenIdle(work: () => unknown): () => void {
  let takeBack = () => {};
  const wait = () => {
    if ('requestIdleCallback' in globalThis) {
      const asked = requestIdleCallback(work, { timeout: LATEST });
      takeBack = () => cancelIdleCallback(asked);
    } else {
      const asked = setTimeout(work, A_WHILE);
      takeBack = () => clearTimeout(asked);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    addEventListener('load', wait, { once: true });
    takeBack = () => removeEventListener('load', wait);
  }
  return () => takeBack();
}
