import { expect, test } from 'vitest';
import { networkOf, networksOf, readAddress } from './addresses';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:51234 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:cb00:7107]:443', '203.0.113.7'],
  ['[2001:DB8::7]:443', '2001:db8:0:0:0:0:0:7'],
  ['"[2001:db8::7]"', '2001:db8:0:0:0:0:0:7'],
  ['2001:0db8:0000:0001::0007', '2001:db8:0:1:0:0:0:7'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0:0:0:cb00:7107'],
  ['::', '0:0:0:0:0:0:0:0'],
])('the text %s is read as the address %s', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test.each(['', 'unknown', '_hidden', '1.2.3', '1.2.3.4.5', '[1.2.3.4', '2001:db8::7:443:x', 'play.example:80'])(
  'the text %s is not read as an address',
  (text) => {
    expect(readAddress(text)).toBeNull();
  },
);

test('an IPv6 address counts towards the limits of its /64 and /48', () => {
  const networks = (text: string) => networksOf(networkOf(readAddress(text) ?? ''));
  const site = { network: '2001:db8:7::/48', times: 8 };
  expect(networks('203.0.113.7:80')).toEqual([{ network: '203.0.113.7', times: 1 }]);
  expect(networks('2001:db8:7:9:1::1')).toEqual([{ network: '2001:db8:7:9::/64', times: 1 }, site]);
  expect(networks('2001:db8:7:a::1')).toEqual([{ network: '2001:db8:7:a::/64', times: 1 }, site]);
});
