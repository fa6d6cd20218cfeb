// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { onResize } from './onResize';

test('`onResize` measures once per frame after several changes', () => {
  let resize = () => {};
  const disconnect = vi.fn();
  class Observer {
    constructor(changed: () => void) {
      resize = changed;
    }
    observe() {}
    disconnect = disconnect;
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  const measure = vi.fn();
  const stop = onResize([document.body], measure);
  expect(measure).toHaveBeenCalledTimes(1);
  resize();
  resize();
  expect(measure).toHaveBeenCalledTimes(1);
  vi.advanceTimersToNextFrame();
  expect(measure).toHaveBeenCalledTimes(2);
  resize();
  stop();
  vi.advanceTimersToNextFrame();
  expect(measure).toHaveBeenCalledTimes(2);
  expect(disconnect).toHaveBeenCalled();
});
