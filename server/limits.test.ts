import { expect, test } from 'vitest';
import { fakeClock } from './clock/fake';
import { alone } from './cluster/cluster';
import { createRateLimits, LIMITS } from './limits';

const limits = createRateLimits(
  { ...LIMITS, roomsMade: { inTenMinutes: 2 }, sockets: 2 },
  fakeClock(),
  true,
  alone('one'),
);
const inSite = (site: string) => Array.from({ length: 9 }, (_, n) => `2001:db8:${site}:${n}::/64`);

test('an IPv6 /48 may create eight times as many rooms', async () => {
  const waits: boolean[] = [];
  for (const address of inSite('7'))
    for (let n = 0; n < 2; n++) waits.push((await limits.count('roomsMade', address)) > 0);
  expect(waits).toEqual([...Array(16).fill(false), true, true]);
  expect(await limits.count('roomsMade', '2001:db8:8:0::/64')).toBe(0);
});

test('an IPv6 /48 may open eight times as many sockets', () => {
  const enter = (address: string) => limits.enter('sockets', address);
  const entered = inSite('7').flatMap((address) => [enter(address), enter(address)]);
  expect(entered).toEqual([...Array(16).fill(true), false, false]);
  expect(enter('2001:db8:8:0::/64')).toBe(true);
  limits.leave('sockets', '2001:db8:7:0::/64');
  expect([enter('2001:db8:7:8::/64'), enter('2001:db8:7:8::/64')]).toEqual([true, false]);
});
