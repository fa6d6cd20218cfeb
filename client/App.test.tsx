// @vitest-environment happy-dom
import fc from 'fast-check';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { App } from './App';
import { correctAddress } from './net/address';
import { Broken } from './pages/Broken';

vi.mock('./net/connection', async (original) => {
  const socket = {
    on: () => socket,
    off: () => socket,
    connect: () => socket,
    disconnect: () => socket,
    emit: () => socket,
    io: { on: () => undefined, off: () => undefined },
    timeout: () => socket,
  };
  return { ...(await original<object>()), openRoom: () => socket, openMatch: () => socket, close: () => undefined };
});

// Pages load their parts lazily. Load all parts first, so that every page is complete in its first render.
beforeAll(async () => {
  await Promise.all([
    import('./pages/AddScreenPage'),
    import('./pages/about/About'),
    import('./pages/evening/EveningPage'),
    import('./pages/replay/ReplayPage'),
    import('./pages/room/AddHere'),
    import('./pages/room/Inside'),
    import('./pages/room/RoomParts'),
    import('./room/TakeOver'),
    import('./settings/SettingsSheet'),
    import('./shell/begin'),
    import('./stage/Stage'),
  ]);
}, 120_000);

beforeEach(() => {
  // Silences the error that happy-dom logs for every iframe that it does not load.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function pageAt(address: string): Promise<string> {
  history.replaceState(null, '', location.origin + address);
  correctAddress();
  const place = document.createElement('div');
  document.body.append(place);
  const root = testRoot(place);
  await act(async () => {
    root.render(
      <Broken>
        <App />
      </Broken>,
    );
  });
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(place.innerHTML).not.toBe('');
  }, 20_000);
  const shown = place.textContent ?? '';
  // A store removes its window listeners one second after its last subscriber has left. The test's window may no longer
  // exist then, so the timer is run here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => root.unmount());
  vi.runAllTimers();
  vi.useRealTimers();
  place.remove();
  return shown;
}

const odd = fc.constantFrom(
  ...[
    '%',
    '%2',
    '%zz',
    '%00',
    '%2F',
    '%2e%2e',
    '%C0%80',
    '%E2%80%8B',
    '%E2%80',
    '%25',
    '%252F',
    '%ed%a0%80',
    '/',
    '//',
  ],
  ...[
    '.',
    '..',
    ',',
    ')',
    '>',
    '…',
    '\u200b',
    '\u200e',
    'é',
    '<',
    '"',
    '__proto__',
    'constructor',
    '?',
    '#',
    '#move=',
    '#screen=%',
  ],
);
const part = fc.array(fc.oneof(odd, fc.constant('H7KQ4M'), fc.string({ unit: 'grapheme', maxLength: 6 })), {
  maxLength: 4,
});
const pages = [
  '/',
  '/r/',
  '/r/H7KQ4M',
  '/r/H7KQ4M/stage',
  '/r/H7KQ4M/stage/delayed',
  '/r/H7KQ4M/evening',
  '/r/H7KQ4M/replay/',
  '/p',
  '/about',
  '/nothing',
];
const address = fc.tuple(fc.constantFrom(...pages), part).map(([page, end]) => page + end.join(''));

test('every address renders a page without an error', async () => {
  await fc.assert(
    fc.asyncProperty(address, async (at) => {
      expect(await pageAt(at), at).not.toContain('fell over');
    }),
    {
      numRuns: 150,
      examples: [
        ['//r/H7KQ4M.'],
        ['/r/%'],
        ['/r/H7KQ4M%'],
        ['/r/H7KQ4M%/stage'],
        ['/r/%C0/evening'],
        ['/r/%C0/replay/%C0'],
      ],
    },
  );
});
