import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings } from './settings';

test('a new device keeps secrets unspoken and covered by holding', () => {
  expect(parseSettings(null)).toMatchObject({ spoken: false, secrets: 'hold', screenShare: false });
});

test('what was set comes back', () => {
  const set = { ...DEFAULT_SETTINGS, mode: 'light' as const, sound: false, secrets: 'tap' as const, screenShare: true };
  expect(parseSettings(JSON.stringify(set))).toEqual(set);
});

test.each(['system', 'dark', 'light'] as const)('the light somebody chose stays chosen: %s', (mode) => {
  expect(parseSettings(JSON.stringify({ mode }))).toMatchObject({ mode });
});

test('nonsense in storage falls back to the defaults, value by value', () => {
  expect(parseSettings('not json')).toEqual(DEFAULT_SETTINGS);
  expect(parseSettings('7')).toEqual(DEFAULT_SETTINGS);
  expect(parseSettings('{"spoken":"yes","sound":false,"mode":"pink"}')).toEqual({ ...DEFAULT_SETTINGS, sound: false });
});
