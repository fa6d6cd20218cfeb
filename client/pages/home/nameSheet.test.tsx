// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { NameSheet } from './NameSheet';

test('the sheet that asks for a name focuses its field', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const nothing = () => undefined;
  flushSync(() => root.render(<NameSheet busy={false} error={null} onDone={nothing} onClose={nothing} />));
  expect(document.activeElement?.getAttribute('name')).toBe('name');
  root.unmount();
});
