import type { ViewportSize } from '@playwright/test';

/** A real browser that shows one page, with the few commands that these tests need. */
export interface Driver {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  resize(size: ViewportSize): Promise<void>;
  /** Evaluates an expression in the page and awaits the result, which must be JSON. */
  run<T>(expression: string): Promise<T>;
  /**
   * Clicks the element that the expression `element` returns, with the engine's real mouse. Fails if the element is
   * covered.
   */
  click(element: string): Promise<void>;
  /** Presses the mouse on the element. Resolves to a function that releases the mouse. */
  hold(element: string): Promise<() => Promise<void>>;
  /** Clicks the element and replaces its text with real key presses. */
  type(element: string, words: string): Promise<void>;
  key(name: 'Escape' | 'Tab'): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Returns the page errors and console errors recorded so far. */
  troubles(): Promise<readonly string[]>;
  close(): Promise<void>;
}
