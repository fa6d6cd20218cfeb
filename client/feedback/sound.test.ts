// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $audio, unlockSound } from './sound';

/** Emulates WebKit, in which an audio context can only resume during an event that counts as a touch. */
let isTouched = false;
class Context extends EventTarget {
  state = 'suspended';
  async resume() {
    if (isTouched) this.state = 'running';
  }
}

let lock = () => {};
beforeEach(() => {
  vi.stubGlobal('AudioContext', Context);
  $audio.set(null);
  isTouched = false;
  lock = unlockSound();
});
afterEach(() => {
  lock();
  $audio.set(null);
  vi.unstubAllGlobals();
});

const context = () => $audio.get() as unknown as Context | null;

function fire(on: EventTarget, name: string, counts: boolean) {
  isTouched = counts;
  on.dispatchEvent(new Event(name));
  isTouched = false;
}

test.each(['pointerup', 'touchend', 'click', 'keydown'])('sound is unlocked on %s', (name) => {
  fire(window, 'pointerdown', false);
  fire(window, name, true);
  expect(context()?.state).toBe('running');
});

test('every touch tries to unlock sound until an attempt succeeds', () => {
  fire(window, 'pointerup', false);
  expect(context()?.state).toBe('suspended');
  fire(window, 'click', true);
  expect(context()?.state).toBe('running');
});

test.each([
  ['visibilitychange', () => document],
  ['pageshow', () => window],
] as const)('an audio context interrupted by a phone call resumes on %s', (name, on) => {
  fire(window, 'click', true);
  for (const state of ['interrupted', 'suspended']) {
    Object.assign(context() ?? {}, { state });
    fire(on(), name, true);
    expect(context()?.state).toBe('running');
  }
});
