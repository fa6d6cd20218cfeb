import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, settingsIn } from './settings';

test('a new device keeps secrets unspoken and covered by holding', () => {
  expect(settingsIn(null)).toMatchObject({ spoken: false, secrets: 'hold', screenShare: false });
});

test("a new device follows the system's mode, and rain is off", () => {
  expect(settingsIn(null)).toMatchObject({ mode: 'system', rain: false });
});

test('saved settings are restored', () => {
  const set = {
    ...DEFAULT_SETTINGS,
    mode: 'light' as const,
    sound: false,
    secrets: 'tap' as const,
    screenShare: true,
    rain: true,
  };
  expect(settingsIn(JSON.parse(JSON.stringify(set)))).toEqual(set);
});

test.each(['system', 'dark', 'light'] as const)('a chosen mode stays chosen: %s', (mode) => {
  expect(settingsIn({ mode })).toMatchObject({ mode });
});

test('nonsense in storage falls back to the defaults, value by value', () => {
  expect(settingsIn('not settings')).toEqual(DEFAULT_SETTINGS);
  expect(settingsIn(7)).toEqual(DEFAULT_SETTINGS);
  expect(settingsIn({ spoken: 'yes', sound: false, mode: 'pink' })).toEqual({ ...DEFAULT_SETTINGS, sound: false });
});
