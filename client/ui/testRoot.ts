import { flushSync } from 'react-dom';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/**
 * Creates a React root that is unmounted when the current test ends. A root left mounted would keep its timers, which
 * would then fire in the next test file, without a page.
 */
export function testRoot(box: Element, options?: RootOptions): Root {
  const root = createRoot(box, options);
  onTestFinished(() => flushSync(() => root.unmount()));
  return root;
}
