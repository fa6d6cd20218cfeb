// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { Tape } from './Tape';

test('rendering again does not change how long the tape takes to drain', () => {
  const box = document.createElement('div');
  const root = testRoot(box);
  const show = (ms: number) => {
    flushSync(() => root.render(<Tape drain={{ part: ms / 10_000, ms }} />));
    return box.querySelector('span')?.getAttribute('style');
  };
  const first = show(10_000);
  expect(first).toContain('10000ms');
  expect(show(4_000)).toBe(first);
});
