// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { NameSheet } from './NameSheet';

test('the name field has the focus', () => {
  const root = testRoot(document.body.appendChild(document.createElement('div')));
  const nothing = () => undefined;
  flushSync(() => root.render(<NameSheet busy={false} error={null} onDone={nothing} onClose={nothing} />));
  expect(document.activeElement?.getAttribute('name')).toBe('name');
});
