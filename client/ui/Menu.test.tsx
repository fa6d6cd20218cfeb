// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { closeMenus, Menu } from './Menu';

afterEach(() => document.body.replaceChildren());

function aMenu() {
  const onSelect = vi.fn();
  const box = document.body.appendChild(document.createElement('div'));
  flushSync(() => testRoot(box).render(<Menu label="More about Ines" items={[{ label: 'Mute', onSelect }]} />));
  const button = box.querySelector('button');
  const list = () => box.querySelector('dialog');
  const press = (element: Element | null | undefined) =>
    flushSync(() => element?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  return { onSelect, button, list, press };
}

test('closing the menu focuses its button', () => {
  const { button, list, press } = aMenu();
  press(button);
  expect(document.activeElement?.textContent).toBe('Mute');
  press(list());
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('choosing an item runs its action', () => {
  const { onSelect, button, list, press } = aMenu();
  press(button);
  press(list()?.querySelector('[role=menuitem]'));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(list()).toBeNull();
});

test('a new reaction window closes the menu', () => {
  const { button, list, press } = aMenu();
  press(button);
  flushSync(closeMenus);
  expect(list()).toBeNull();
});
