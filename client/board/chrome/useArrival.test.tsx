// @vitest-environment happy-dom
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { useArrival } from './useArrival';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Draws a reaction window whose button stays in the same place when another window replaces it. Records the windows in
 * which the button was pressed.
 */
function aWindow(isAnswering = false) {
  const passed: number[] = [];
  function Box({ number }: { number: number | null }) {
    const box = useRef<HTMLElement>(null);
    useArrival(box, number, isAnswering);
    return (
      <section ref={box}>
        <button type="button" onClick={() => passed.push(number ?? 0)}>
          Pass
        </button>
      </section>
    );
  }
  document.body.innerHTML = '<div id="page"></div>';
  const root = testRoot(document.querySelector('#page') as Element);
  const show = (number: number) => flushSync(() => root.render(<Box number={number} />));
  const fire = (event: Event) => document.querySelector('button')?.dispatchEvent(event);
  return {
    passed,
    show,
    down: () => fire(new Event('pointerdown', { bubbles: true })),
    click: (detail = 1) => fire(new MouseEvent('click', { bubbles: true, detail })),
    isEarly: () => document.querySelector('[data-early]') !== null,
  };
}

test('a press counts only in the reaction window in which it began', async () => {
  const page = aWindow();
  page.show(1);
  page.down();
  page.click();
  page.down();
  page.show(2);
  page.click();
  expect(page.passed).toEqual([1]);
  page.down();
  page.click();
  expect(page.passed).toEqual([1, 2]);
});

test('a keyboard click applies to the open window', () => {
  const page = aWindow();
  page.show(1);
  page.show(2);
  page.click(0);
  expect(page.passed).toEqual([2]);
});

test('a reaction window that replaces another ignores early presses for longer', () => {
  const page = aWindow();
  const quiet = (number: number) => {
    page.show(number);
    let ms = 0;
    for (; page.isEarly(); ms += 50) vi.advanceTimersByTime(50);
    return ms;
  };
  // Earlier tests closed their windows at real times, so move the fake clock well past these.
  vi.advanceTimersByTime(3_600_000);
  expect([quiet(1), quiet(2)]).toEqual([350, 700]);
});

test('a reaction window that replaces another ignores early presses while a form is open', () => {
  const page = aWindow(true);
  page.show(1);
  vi.advanceTimersByTime(1_000);
  page.show(2);
  expect(page.isEarly()).toBe(true);
});
