/** The delay in ms for browsers that do not have `requestIdleCallback`. */
const A_WHILE = 500;

/** The longest time to wait until the browser is idle, in ms. On a busy device, it may never be. */
const LATEST = 3_000;

export function afterPaint(work: () => unknown): void {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * Runs work such as prefetching after the page has loaded, when the browser is idle. If it is never idle, the work runs
 * after a few seconds.
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
