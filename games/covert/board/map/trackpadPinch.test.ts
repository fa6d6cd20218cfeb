// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { onTrackpadPinch } from './trackpadPinch';

afterEach(() => vi.unstubAllGlobals());

function pinch(touchPoints: number) {
  vi.stubGlobal('navigator', { maxTouchPoints: touchPoints });
  const pane = document.createElement('div');
  const factors: number[] = [];
  const stop = onTrackpadPinch(pane, (factor) => factors.push(factor));
  const fire = (name: string, scale: number) => {
    const event = Object.assign(new Event(name, { cancelable: true }), { scale, clientX: 10, clientY: 20 });
    pane.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { factors, stop, fire };
}

test('a trackpad pinch zooms the map and not the page', () => {
  const { factors, stop, fire } = pinch(0);
  const prevented = [fire('gesturestart', 1), fire('gesturechange', 1.5), fire('gesturechange', 3)];
  expect(prevented).toEqual([true, true, true]);
  expect(factors).toEqual([1.5, 2]);
  stop();
  expect(fire('gesturechange', 4)).toBe(false);
});

test('a touch screen ignores gesture events', () => {
  const { factors, fire } = pinch(5);
  expect([fire('gesturestart', 1), fire('gesturechange', 2)]).toEqual([true, true]);
  expect(factors).toEqual([]);
});
