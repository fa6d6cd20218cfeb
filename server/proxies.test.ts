import { expect, test } from 'vitest';
import { askerOf, type Caller, forwardedOf, readTrustedProxies } from './proxies';

const callerWith = (forwardedFor: string | undefined, remoteAddress = '10.0.0.9', more: Caller['headers'] = {}) =>
  ({
    headers: { ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }), ...more },
    socket: { remoteAddress },
  }) as Caller;

const asker = (setting: string, ...caller: Parameters<typeof callerWith>) =>
  askerOf(callerWith(...caller), readTrustedProxies(setting) ?? null);

test('only the configured number of proxies is trusted', () => {
  const forged = '9.9.9.9, 5.6.7.8, 10.0.0.1';
  expect(asker('false', forged)).toBe('10.0.0.9');
  expect(asker('0', forged)).toBe('10.0.0.9');
  expect(asker('true', forged)).toBe('10.0.0.1');
  expect(asker('1', forged)).toBe('10.0.0.1');
  expect(asker('2', forged)).toBe('5.6.7.8');
});

test('only proxies at the listed addresses and networks are trusted', () => {
  const trusted = '10.0.0.0/24, fd00::/8, 192.0.2.7';
  expect(asker(trusted, '9.9.9.9, 5.6.7.8')).toBe('5.6.7.8');
  expect(asker(trusted, '9.9.9.9, 5.6.7.8, 192.0.2.7, fd00::2')).toBe('5.6.7.8');
  expect(asker(trusted, '9.9.9.9, 5.6.7.8, 192.0.2.8')).toBe('192.0.2.8');
  expect(asker(trusted, '9.9.9.9', '10.0.1.9')).toBe('10.0.1.9');
  expect(asker(trusted, '9.9.9.9', '::ffff:10.0.0.1')).toBe('9.9.9.9');
  expect(asker(trusted, undefined)).toBe('10.0.0.9');
});

test('a forwarded address loses its port and brackets', () => {
  expect(asker('1', '5.6.7.8:4711')).toBe('5.6.7.8');
  expect(asker('1', '[2001:db8::1]:4711')).toBe('2001:db8:0:0:0:0:0:1');
  expect(asker('1', '9.9.9.9, unknown')).toBe('10.0.0.9');
  expect(asker('2', '9.9.9.9, unknown')).toBe('10.0.0.9');
});

test('the host and the protocol come from the outermost trusted proxy', () => {
  const host = (setting: string, said: string) =>
    forwardedOf(
      callerWith('9.9.9.9, 10.0.0.1', '10.0.0.9', { 'x-forwarded-host': said }),
      readTrustedProxies(setting) ?? null,
      'x-forwarded-host',
    );
  expect(host('false', 'a')).toBeNull();
  expect(host('1', 'forged, a')).toBe('a');
  expect(host('2', 'forged, a, inner')).toBe('a');
  expect(host('2', 'a')).toBe('a');
  expect(host('1', '')).toBeNull();
  expect(host('10.0.0.9', 'forged, a')).toBe('a');
  expect(host('10.0.0.8', 'a')).toBeNull();
});

test.each([
  'yes',
  '',
  '33',
  '-1',
  '1.2.3',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.1/8/8',
  '1.2.3.4:80',
  '10.0.0.1,',
  'loopback',
])('an invalid value of TRUST_PROXY is refused: %s', (text) => {
  expect(readTrustedProxies(text)).toBeUndefined();
});
