import { flushSync } from 'react-dom';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/**
 * Creates a React root that is unmounted when the current test ends. Otherwise its timers would fire during the next
 * test file, when the page no longer exists.
 */
export function testRoot(box: Element, options?: RootOptions): Root {
  const root = createRoot(box, options);
  onTestFinished(() => flushSync(() => root.unmount()));
  return root;
}
