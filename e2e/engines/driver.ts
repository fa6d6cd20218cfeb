import type { ViewportSize } from '@playwright/test';

/** A real browser that shows one page. The tests in this folder use only these few commands. */
export interface Driver {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Sets the page's size in CSS px. */
  resize(size: ViewportSize): Promise<void>;
  /** Evaluates an expression in the page and waits for its promise. The result must be JSON. */
  run<T>(expression: string): Promise<T>;
  /**
   * Clicks the element that the expression `element` returns, with the engine's real mouse. Fails if something covers
   * the element.
   */
  click(element: string): Promise<void>;
  /** Presses the mouse on the element, and keeps it pressed until the returned function is called. */
  hold(element: string): Promise<() => Promise<void>>;
  /** Clicks the element and replaces its text by typing with real keys. */
  type(element: string, words: string): Promise<void>;
  /** Presses a key by its DOM name: `Escape`, `Tab`. */
  key(name: 'Escape' | 'Tab'): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Returns the errors that the page and its console have reported so far. */
  troubles(): Promise<readonly string[]>;
  close(): Promise<void>;
}
