/** The delay in browsers without `requestIdleCallback`, in ms. */
const A_WHILE = 500;

/** The maximum wait for an idle moment, in ms, because a busy device may never be idle. */
const LATEST = 3_000;

/** Runs work after the next paint. */
export function afterPaint(work: () => unknown): void {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * Runs work, such as prefetching, once the page has loaded and the browser is idle, or a few seconds later.
 *
 * @returns a function that cancels it
 */
export function whenIdle(work: () => unknown): () => void {
  let takeBack = () => {};
  const wait = () => {
    // Safari has no idle callback.
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
