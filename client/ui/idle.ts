/** How long a quiet moment is waited for where the browser cannot tell one, in ms. */
const A_WHILE = 500;

/** How long is waited for a quiet moment at most, in ms: a busy device may never have one. */
const LATEST = 3_000;

/** Does something once what was just drawn is on the screen. */
export function afterPaint(work: () => unknown): void {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * Does something once the page is loaded and the browser has nothing else to do, or some seconds later: fetching what
 * will be needed soon.
 * The answer takes it back.
 */
export function whenIdle(work: () => unknown): () => void {
  let takeBack = () => {};
  const wait = () => {
    // Safari cannot tell.
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
