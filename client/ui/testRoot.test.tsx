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

test('a root stays mounted during its test', () => {
  flushSync(() => testRoot(document.createElement('div')).render(<Part />));
  expect(ended).toBe(0);
});

test('a root is unmounted at the end of its test', () => {
  expect(ended).toBe(1);
});
