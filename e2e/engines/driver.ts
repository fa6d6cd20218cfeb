import type { ViewportSize } from '@playwright/test';

/** A real browser of some engine, at one page. Everything else is built on these few commands. */
export interface Driver {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The size of the page in CSS px. */
  resize(size: ViewportSize): Promise<void>;
  /** Runs an expression in the page and waits for its promise. Its value has to be JSON. */
  run<T>(expression: string): Promise<T>;
  /** Clicks the element that this expression gives, with the engine's real mouse. Fails if something covers it. */
  click(element: string): Promise<void>;
  /** Presses the mouse on it, until the answer is called. */
  hold(element: string): Promise<() => Promise<void>>;
  /** Clicks it and replaces its text by real keys. */
  type(element: string, words: string): Promise<void>;
  /** A key by its DOM name: `Escape`, `Tab`. */
  key(name: 'Escape' | 'Tab'): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors of its pages and of their consoles so far. */
  troubles(): Promise<readonly string[]>;
  close(): Promise<void>;
}
