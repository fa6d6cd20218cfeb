import type { ViewportSize } from '@playwright/test';

/** A real browser with one page, and the few commands that these tests need. */
export interface Driver {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  resize(size: ViewportSize): Promise<void>;
  /** Evaluates an expression in the page. Resolves to the result, which must be JSON. */
  run<T>(expression: string): Promise<T>;
  /**
   * Clicks the element to which the expression `element` evaluates, by moving the browser's real mouse. Fails if the
   * element is covered.
   */
  click(element: string): Promise<void>;
  /** Presses the mouse button on the element. Resolves to a function that releases it. */
  hold(element: string): Promise<() => Promise<void>>;
  /** Clicks the element, and replaces its text by pressing real keys. */
  type(element: string, words: string): Promise<void>;
  key(name: 'Escape' | 'Tab'): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Returns all errors of the page and of the console so far. */
  troubles(): Promise<readonly string[]>;
  close(): Promise<void>;
}
