// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { Going, type Point } from './Going';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the ring of a scene follows its place when the screen is resized', () => {
  let resize = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        resize = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  let ring: Point | null = { x: 10, y: 20 };
  const box = document.createElement('div');
  flushSync(() => testRoot(box).render(<Going thing={null} find={() => ({ start: null, end: null, ring })} />));
  const drawn = box.querySelector('i');
  expect(drawn?.style.translate).toBe('10px 20px');
  ring = { x: 300, y: 5 };
  resize();
  vi.advanceTimersToNextFrame();
  expect(drawn?.style.translate).toBe('300px 5px');
  ring = null;
  resize();
  vi.advanceTimersToNextFrame();
  expect(drawn?.hidden).toBe(true);
});
