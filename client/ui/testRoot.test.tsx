// @vitest-environment happy-dom
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { testRoot } from './testRoot';

let ended = 0;

function Part() {
  useEffect(
    () => () => {
      ended++;
    },
    [],
  );
  return null;
}

test('a root stays mounted until its test ends', () => {
  flushSync(() => testRoot(document.createElement('div')).render(<Part />));
  expect(ended).toBe(0);
});

test('a root is unmounted when its test ends', () => {
  expect(ended).toBe(1);
});
