// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchKeyboard } from './keyboard';

class View extends EventTarget {
  height = 768;
  offsetTop = 0;
  scale = 1;
}
let view = new View();
let stop = () => {};

beforeEach(() => {
  view = new View();
  vi.stubGlobal('visualViewport', view);
  vi.stubGlobal('innerHeight', 768);
  stop = watchKeyboard();
});
afterEach(() => {
  stop();
  document.documentElement.removeAttribute('style');
  vi.unstubAllGlobals();
});

function seen(change: Partial<View>) {
  Object.assign(view, change);
  view.dispatchEvent(new Event('resize'));
  const { style } = document.documentElement;
  return [style.getPropertyValue('--screen'), style.getPropertyValue('--keyboard')];
}

test('opening the keyboard shortens the screen', () => {
  expect(seen({ height: 432 })).toEqual(['432px', '336px']);
  expect(seen({ height: 432, offsetTop: 100 })).toEqual(['432px', '236px']);
  expect(seen({ height: 768, offsetTop: 0 })).toEqual(['', '']);
});

test('a browser bar or a zoomed page is no keyboard', () => {
  expect(seen({ height: 690 })).toEqual(['', '']);
  expect(seen({ height: 384, scale: 2 })).toEqual(['', '']);
});
