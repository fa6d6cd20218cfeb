// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { Reactions } from './Reactions';

test('the quick reactions are a single Tab stop', () => {
  const box = document.createElement('div');
  flushSync(() => testRoot(box).render(<Reactions onReact={() => undefined} />));
  const buttons = [...box.querySelectorAll('button')];
  expect(buttons.length).toBeGreaterThan(1);
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[0]]);
});
