import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings, DEFAULT_SETTINGS } from '../state/settings';
import { closeNotes, notify, watchNotes } from './notify';

const TURN = { title: 'Covert', body: 'The table is waiting for you.', isSilent: false };

interface Shown {
  title: string;
  options: Record<string, unknown>;
}

let visibilityState: string;
let look: (() => void) | undefined;
let standing: Shown[];
let shownEver = 0;

function aBrowser({ permission = 'granted', hasWorker = true, isSecure = true } = {}) {
  standing = [];
  const show = (title: string, options: Shown['options']) => {
    shownEver += 1;
    standing = [...standing.filter((shown) => shown.options.tag !== options.tag), { title, options }];
    const own = standing.at(-1);
    return {
      close: () => {
        standing = standing.filter((shown) => shown !== own);
      },
    };
  };
  const registration = {
    active: {},
    showNotification: async (title: string, options: Shown['options']) => void show(title, options),
    getNotifications: async ({ tag }: { tag: string }) =>
      standing
        .filter(({ options }) => options.tag === tag)
        .map((one) => ({
          close: () => {
            standing = standing.filter((shown) => shown !== one);
          },
        })),
  };
  class OfPage {
    static permission = permission;
    onclick = null;
    close: () => void;
    constructor(title: string, options: Shown['options']) {
      this.close = show(title, options).close;
    }
  }
  visibilityState = 'hidden';
  vi.stubGlobal('window', { isSecureContext: isSecure, Notification: OfPage, focus: () => undefined });
  vi.stubGlobal('Notification', OfPage);
  vi.stubGlobal('location', { pathname: '/r/K7RM4X' });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => (hasWorker ? registration : undefined) },
  });
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState;
    },
    addEventListener: (_: string, listener: () => void) => {
      look = listener;
    },
    removeEventListener: () => {
      look = undefined;
    },
  });
}

beforeEach(() => changeSettings(DEFAULT_SETTINGS));
afterEach(async () => {
  await closeNotes();
  vi.unstubAllGlobals();
});

test.each([true, false])('a person away from the page gets one notification (worker: %s)', async (hasWorker) => {
  aBrowser({ hasWorker });
  await notify({ ...TURN, body: 'The match is starting.' });
  await notify(TURN);
  expect(standing).toMatchObject([
    { title: 'Covert', options: { body: 'The table is waiting for you.', data: '/r/K7RM4X' } },
  ]);
});

test.each([true, false])('the notification closes once the page becomes visible (worker: %s)', async (hasWorker) => {
  aBrowser({ hasWorker });
  const stop = watchNotes();
  await notify(TURN);
  look?.();
  expect(standing).toHaveLength(1);
  visibilityState = 'visible';
  look?.();
  await vi.waitFor(() => expect(standing).toEqual([]), 20_000);
  stop();
  expect(look).toBeUndefined();
});

test('no notification is shown on a visible page or without permission', async () => {
  shownEver = 0;
  aBrowser({ permission: 'default' });
  await notify(TURN);
  aBrowser({ isSecure: false });
  await notify(TURN);
  aBrowser();
  visibilityState = 'visible';
  await notify(TURN);
  aBrowser();
  changeSettings({ notify: false });
  await notify(TURN);
  expect(shownEver).toBe(0);
});

test('the notification makes no sound while the table is silenced', async () => {
  aBrowser();
  await notify({ ...TURN, isSilent: true });
  expect(standing[0]?.options.silent).toBe(true);
  await notify(TURN);
  expect(standing[0]?.options.silent).toBe(false);
  changeSettings({ sound: false, vibration: false });
  await notify(TURN);
  expect(standing[0]?.options.silent).toBe(true);
});
