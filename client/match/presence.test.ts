import { expect, test } from 'vitest';
import { GRACE, Presence } from './presence';

const bo = (online: boolean) => ({ online, seat: '1' });

test('a person who disconnects counts as online for half a minute', () => {
  const presence = new Presence();
  presence.update([bo(true)], 0);
  presence.update([bo(false)], 1000);
  presence.update([bo(false)], 9000);
  expect(presence.isOnline(bo(false), [], 1000 + GRACE - 1)).toBe(true);
  expect(presence.nextEnd(9000)).toBe(1000 + GRACE);
  expect(presence.isOnline(bo(false), [], 1000 + GRACE)).toBe(false);
  expect(presence.nextEnd(1000 + GRACE)).toBeNull();
});

test('a person who is waited for, or who was never online, is shown as away immediately', () => {
  const presence = new Presence();
  expect(presence.isOnline(bo(false), [], 0)).toBe(false);
  presence.update([bo(true)], 0);
  presence.update([bo(false)], 1000);
  expect(presence.isOnline(bo(false), ['1'], 1001)).toBe(false);
  expect(presence.isOnline(bo(false), ['0'], 1001)).toBe(true);
});

test('after a person returns, their next disconnection counts again from zero', () => {
  const presence = new Presence();
  presence.update([bo(true)], 0);
  presence.update([bo(false)], 1000);
  presence.update([bo(true)], 2000);
  expect(presence.nextEnd(2000)).toBeNull();
  presence.update([bo(false)], 50_000);
  expect(presence.isOnline(bo(false), [], 50_000 + GRACE - 1)).toBe(true);
});
