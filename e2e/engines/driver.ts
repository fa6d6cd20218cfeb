import type { ViewportSize } from '@playwright/test';

/** A real browser at one page. The tests of this folder are built on these few commands. */
export interface Driver {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Sets the page's size in CSS px. */
  resize(size: ViewportSize): Promise<void>;
  /** Runs an expression in the page and waits for its promise. Its value must be JSON. */
  run<T>(expression: string): Promise<T>;
  /** Clicks the element that this expression returns, with the engine's real mouse. Fails if something covers it. */
  click(element: string): Promise<void>;
  /** Presses the mouse on the element until the returned function is called. */
  hold(element: string): Promise<() => Promise<void>>;
  /** Clicks the element and replaces its text with real keys. */
  type(element: string, words: string): Promise<void>;
  /** Presses a key by its DOM name: `Escape`, `Tab`. */
  key(name: 'Escape' | 'Tab'): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Returns the errors so far of the page and of its console. */
  troubles(): Promise<readonly string[]>;
  close(): Promise<void>;
}
