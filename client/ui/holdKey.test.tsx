// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { must } from '#shared/must.ts';
import { CoveredSecret } from './CoveredSecret';
import { useSecret } from './useSecret';

function coverOn(hasMouse: boolean): string {
  vi.resetModules();
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { media: query, matches: hasMouse && query.includes('pointer: fine') }),
  );
  const box = document.createElement('div');
  const root = testRoot(box);
  flushSync(() =>
    root.render(
      <CoveredSecret label="Your role" hotkey>
        honest
      </CoveredSecret>,
    ),
  );
  const html = box.innerHTML;
  root.unmount();
  vi.unstubAllGlobals();
  return html;
}

test('a covered secret on a touchscreen does not mention the space bar', () => {
  expect(coverOn(false)).not.toContain('<kbd');
});

/** Two buttons that uncover the same secret. */
function Pair() {
  const secret = useSecret();
  return (
    <>
      <button type="button" {...secret.bind} />
      <button type="button" {...secret.bind} />
    </>
  );
}

test('a held button keeps its secret open when it takes the focus from another button', () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = testRoot(box);
  flushSync(() => root.render(<Pair />));
  const one = must(box.querySelector<HTMLElement>('button:first-child'));
  const other = must(box.querySelector<HTMLElement>('button:last-child'));
  one.focus();
  flushSync(() => other.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 })));
  flushSync(() => other.focus());
  expect(other.dataset.secret).toBe('open');
  flushSync(() => other.blur());
  expect(other.dataset.secret).toBe('covered');
  root.unmount();
});
