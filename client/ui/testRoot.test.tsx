// @vitest-environment happy-dom
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { testRoot } from './testRoot';

const end = vi.fn();

function Part() {
  useEffect(() => end, []);
  return null;
}

test('a root stays mounted during its test', () => {
  flushSync(() => testRoot(document.createElement('div')).render(<Part />));
  expect(end).not.toHaveBeenCalled();
});

test('a root is unmounted at the end of its test', () => {
  expect(end).toHaveBeenCalledOnce();
});
