import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLight } from './mode';
import { reloadWhenBack } from './wayBack';

let answer: () => Promise<Response>;
let happen: Map<string, () => void>;
const location = { pathname: '/r/K7RM4X', reload: vi.fn(), replace: vi.fn() };

beforeEach(() => {
  happen = new Map();
  answer = () => Promise.reject(new TypeError('away'));
  location.pathname = '/r/K7RM4X';
  const listen = (type: string, listener: () => void) => happen.set(type, listener);
  vi.useFakeTimers({ toFake: ['setInterval'] });
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: listen,
    getElementById: () => ({ addEventListener: listen }),
  });
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  location.reload.mockReset();
  location.replace.mockReset();
});

const serverIsBack = () => {
  answer = async () => new Response('alive\n');
};

test.each([['online'], ['visibilitychange'], ['click'], ['a few seconds']])(
  'the page reloads once the server is back, after: %s',
  async (what) => {
    reloadWhenBack();
    await vi.waitFor(() => expect(happen.size).toBe(3), 20_000);
    serverIsBack();
    // Wait until the first attempt has failed.
    await Promise.resolve();
    await vi.waitFor(() => {
      if (what === 'a few seconds') vi.advanceTimersByTime(3_000);
      else happen.get(what)?.();
      expect(location.reload).toHaveBeenCalled();
    }, 20_000);
  },
);

test('the page does not reload while only a gateway answers', async () => {
  reloadWhenBack();
  const asked = vi.fn(async () => new Response('Bad gateway', { status: 502 }));
  answer = asked;
  await vi.waitFor(() => {
    happen.get('click')?.();
    expect(asked).toHaveBeenCalled();
  }, 20_000);
  expect(location.reload).not.toHaveBeenCalled();
});

test('the offline page’s own address leads to the start page', async () => {
  location.pathname = '/offline.html';
  serverIsBack();
  reloadWhenBack();
  await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/'), 20_000);
});

test.each([
  [null, true, true],
  [null, false, false],
  ['{"mode":"dark"}', true, false],
  ['{"mode":"light"}', false, true],
  ['{"mode":"system"}', true, true],
  ['not settings', true, true],
])('with settings %s and light system %s, `isLight` is %s', (kept, matches, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  vi.stubGlobal('localStorage', { getItem: () => kept });
  expect(isLight()).toBe(expected);
});
