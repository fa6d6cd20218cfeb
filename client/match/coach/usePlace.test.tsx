// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { type Place, usePlace } from './usePlace';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const MARKS: readonly string[] = [];

test('`isScene` is true while a scene is on screen that the last page must wait for', async () => {
  const seen: Place[] = [];
  function Reader() {
    seen.push(usePlace(MARKS, null));
    return null;
  }
  const scene = document.createElement('div');
  scene.dataset.scene = '';
  document.body.append(scene);
  const root = testRoot(document.createElement('div'));
  await act(async () => {
    root.render(<Reader />);
    await twoFrames();
  });
  expect(seen.at(-1)?.isScene).toBe(true);
  await act(async () => {
    scene.remove();
    await twoFrames();
  });
  expect(seen.at(-1)?.isScene).toBe(false);
});

async function twoFrames() {
  for (const _ of 'ab') await new Promise((done) => requestAnimationFrame(done));
}
