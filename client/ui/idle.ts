/** The delay in browsers without `requestIdleCallback`, in ms. */
const A_WHILE = 500;

/** The maximum time in ms to wait for an idle moment. A busy device may never be idle. */
const LATEST = 3_000;

/** Runs work after the next paint. */
export function afterPaint(work: () => unknown): void {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * Runs work, such as prefetching, once the page has loaded and the browser is idle. If the browser is never idle, runs
 * it a few seconds later.
 * @returns a function that cancels the work
 */
export function whenIdle(work: () => unknown): () => void {
  let takeBack = () => {};
  const wait = () => {
    // Safari lacks `requestIdleCallback`.
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
