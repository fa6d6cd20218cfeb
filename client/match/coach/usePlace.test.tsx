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

test('`isScene` is true while the last page waits for a scene', async () => {
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

test('uncovering a secret completes the hint that points at it', async () => {
  const touched = vi.fn();
  const marks = ['hand'];
  function Reader() {
    usePlace(marks, touched);
    return null;
  }
  const show = async (secret: 'covered' | 'shown') => {
    const card = document.createElement('section');
    card.dataset.coach = 'hand';
    card.dataset.secret = secret;
    card.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    document.body.replaceChildren(card);
    await act(twoFrames);
  };
  const root = testRoot(document.createElement('div'));
  await act(async () => root.render(<Reader />));
  await show('covered');
  expect(touched).not.toHaveBeenCalled();
  await show('shown');
  expect(touched).toHaveBeenCalled();
});

async function twoFrames() {
  for (const _ of 'ab') await new Promise((done) => requestAnimationFrame(done));
}
