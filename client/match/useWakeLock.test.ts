import { afterEach, expect, test, vi } from 'vitest';
import { keepAwake } from './useWakeLock';

/**
 * Fakes a browser that grants all wake locks, or none if `gives` is false. All locks are released when the page is
 * hidden.
 */
function aBrowser({ gives = true } = {}) {
  const locks: { released: boolean; release(): Promise<void> }[] = [];
  const listeners = new Set<() => unknown>();
  const document = {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => unknown) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => unknown) => listeners.delete(listener),
  };
  const request = async () => {
    if (!gives) throw new DOMException('Battery is low', 'NotAllowedError');
    const lock = {
      released: false,
      async release() {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  };
  vi.stubGlobal('window', { isSecureContext: true });
  vi.stubGlobal('navigator', { wakeLock: { request } });
  vi.stubGlobal('document', document);
  const turn = async (to: 'visible' | 'hidden') => {
    document.visibilityState = to;
    if (to === 'hidden') for (const lock of locks) lock.released = true;
    for (const listener of listeners) await listener();
  };
  return { locks, turn, held: () => locks.filter(({ released }) => !released).length, listeners };
}

afterEach(() => vi.unstubAllGlobals());

test('a wake lock is requested whenever the page is shown', async () => {
  const { turn, held, listeners } = aBrowser();
  const letGo = keepAwake();
  await vi.waitFor(() => expect(held()).toBe(1), 20_000);
  for (let n = 0; n < 3; n++) {
    await turn('hidden');
    expect(held()).toBe(0);
    await turn('visible');
    expect(held()).toBe(1);
  }
  letGo();
  expect([held(), listeners.size]).toEqual([0, 0]);
});

test('two visibility changes request only one wake lock', async () => {
  const { turn, locks, held } = aBrowser();
  const letGo = keepAwake();
  await vi.waitFor(() => expect(locks).toHaveLength(1), 20_000);
  await turn('visible');
  await turn('visible');
  expect(held()).toBe(1);
  letGo();
});

test('a wake lock that is granted after the match has ended is released', async () => {
  const { locks, held } = aBrowser();
  keepAwake()();
  await vi.waitFor(() => expect(locks).toHaveLength(1), 20_000);
  await vi.waitFor(() => expect(held()).toBe(0), 20_000);
});

test('a refused or missing wake lock causes no error', async () => {
  const { turn, locks } = aBrowser({ gives: false });
  const letGo = keepAwake();
  await turn('visible');
  letGo();
  expect(locks).toEqual([]);
  vi.stubGlobal('navigator', {});
  keepAwake()();
});
