// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { CoveredSecret } from './CoveredSecret';

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
