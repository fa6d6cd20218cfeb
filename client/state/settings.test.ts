import { expect, test } from 'vitest';
import { areCaptionsOn, DEFAULT_SETTINGS, settingsIn } from './settings';

test('on a new device, secrets are shown only while held', () => {
  expect(settingsIn(null)).toMatchObject({ spoken: false, secrets: 'hold', screenShare: false });
});

test('on a new device, the mode follows the system', () => {
  expect(settingsIn(null)).toMatchObject({ mode: 'system', rain: false });
});

test('captions are on by default if sound is off', () => {
  expect(areCaptionsOn(DEFAULT_SETTINGS)).toBe(false);
  expect(areCaptionsOn({ ...DEFAULT_SETTINGS, sound: false })).toBe(true);
  expect(areCaptionsOn(settingsIn({ captions: true }))).toBe(true);
  expect(areCaptionsOn(settingsIn({ captions: false, sound: false }))).toBe(false);
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

test.each(['system', 'dark', 'light'] as const)('a chosen mode is kept: %s', (mode) => {
  expect(settingsIn({ mode })).toMatchObject({ mode });
});

test('each invalid stored value is replaced by its default', () => {
  expect(settingsIn('not settings')).toEqual(DEFAULT_SETTINGS);
  expect(settingsIn(7)).toEqual(DEFAULT_SETTINGS);
  expect(settingsIn({ spoken: 'yes', sound: false, mode: 'pink' })).toEqual({ ...DEFAULT_SETTINGS, sound: false });
});
