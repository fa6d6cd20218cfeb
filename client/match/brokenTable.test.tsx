// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { BrokenTable } from './BrokenTable';

const Board = ({ view }: { view: { isBad: boolean } }) => {
  if (view.isBad) throw new Error('no such card');
  return <p>cards on felt</p>;
};

/** Makes a page with a table and other content. Silences React's console messages about caught errors. */
function aPage() {
  const box = document.body.appendChild(document.createElement('div'));
  const caught = vi.fn();
  const root = testRoot(box, { onCaughtError: caught });
  const openMenu = vi.fn();
  const draw = (view: { isBad: boolean }) =>
    flushSync(() =>
      root.render(
        <>
          <BrokenTable view={view} openMenu={openMenu}>
            <Board view={view} />
          </BrokenTable>
          <nav>the page</nav>
        </>,
      ),
    );
  const press = (name: string) => {
    const button = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    flushSync(() => button?.click());
  };
  return { box, draw, press, openMenu, caught };
}

test('an error message replaces a board that throws', () => {
  const { box, draw, press, openMenu, caught } = aPage();
  draw({ isBad: true });
  expect(box.querySelector('[role="alert"]')?.textContent).toContain('This table can’t be drawn');
  expect(box.textContent).toContain('the page');
  expect(caught).toHaveBeenCalledOnce();
  press('At the table');
  expect(openMenu).toHaveBeenCalledOnce();
});

test('a failed table is drawn again when the view changes', () => {
  const { box, draw, press } = aPage();
  draw({ isBad: true });
  draw({ isBad: false });
  expect(box.textContent).toContain('cards on felt');
  const view = { isBad: true };
  draw(view);
  expect(box.textContent).not.toContain('cards on felt');
  view.isBad = false;
  press('Draw it again');
  expect(box.textContent).toContain('cards on felt');
});
