// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { Field } from './Field';
import { Sheet } from './Sheet';

const close = () => undefined;
let end = close;
afterEach(() => end());

function open(sheet: ReactNode): Element | null {
  const box = document.body.appendChild(document.createElement('div'));
  const root = testRoot(box);
  flushSync(() => root.render(sheet));
  end = () => {
    root.unmount();
    box.remove();
  };
  return document.activeElement;
}

test('opening a sheet focuses the element marked for focus', () => {
  const focused = open(
    <Sheet open title="Who are you?" onClose={close}>
      <button type="button">Another face</button>
      <Field label="Your name" name="name" data-first-focus />
    </Sheet>,
  );
  expect(focused?.getAttribute('name')).toBe('name');
});

test('the content gets the focus if no element is marked', () => {
  const focused = open(
    <Sheet open title="Rules" onClose={close}>
      <button type="button">The first part</button>
    </Sheet>,
  );
  expect(focused?.firstElementChild?.textContent).toBe('The first part');
});
