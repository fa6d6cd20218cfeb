import { expect, test } from 'vitest';
import { readConfig } from './config';
import { lanAddresses } from './lan';
import { addressOf, isOriginAllowed, publicUrlFor, socketOrigins } from './origin';
import type { Caller } from './proxies';

const config = readConfig({});
const caller = (headers: Caller['headers'], remoteAddress = '1.2.3.4') =>
  ({ headers, socket: { remoteAddress } }) as Caller;

test('limits apply to an IPv4 address or an IPv6 /64', () => {
  const of = (remote: string) => addressOf(caller({}, remote), config);
  expect(of('::ffff:1.2.3.4')).toBe('1.2.3.4');
  expect(of('2001:db8:0:1:aaaa::1')).toBe(of('2001:0db8:0:0001::2'));
  expect(of('2001:db8:0:1::1')).not.toBe(of('2001:db8:0:2::1'));
  expect(of('::1')).toBe('0:0:0:0::/64');
});

test('X-Forwarded headers are read only if a trusted proxy sent them', () => {
  const forged = caller({ host: 'a', 'x-forwarded-for': '9.9.9.9, 5.6.7.8', 'x-forwarded-proto': 'https' });
  const behindOne = { ...config, trustProxy: { hops: 1 } };
  expect(addressOf(forged, config)).toBe('1.2.3.4');
  expect(addressOf(forged, behindOne)).toBe('5.6.7.8');
  expect(publicUrlFor(forged, config, 1)).toBe('http://a');
  expect(publicUrlFor(forged, behindOne, 1)).toBe('https://a');
});

test('a page may open sockets only to its own host', () => {
  const at = (host: string, more = {}) => socketOrigins(caller({ host }), { ...config, ...more });
  expect(at('Play.example:81')).toEqual(['ws://play.example:81', 'wss://play.example:81']);
  for (const odd of ["x; script-src 'unsafe-inline'", 'a, b', '*', '[::1]:80', '']) expect(at(odd)).toEqual([]);
  expect(at('inside:8000', { publicUrl: 'https://p.example' })).toContain('wss://p.example');
});

test('a request from its own Host, PUBLIC_URL or ORIGINS is allowed', () => {
  const allowed = (origin: string, more = {}) =>
    isOriginAllowed(caller({ host: 'a:80', origin }), { ...config, ...more });
  expect(allowed('http://a')).toBe(true);
  expect(allowed('https://a:80')).toBe(true);
  expect(allowed('http://b')).toBe(false);
  expect(allowed('null')).toBe(false);
  expect(allowed('http://b', { publicUrl: 'http://b' })).toBe(true);
  expect(allowed('http://c', { origins: ['http://c'] })).toBe(true);
});

test('a loopback name in a link is replaced by a network address', () => {
  const best = lanAddresses()[0];
  const local = caller({ host: 'localhost:8000' });
  if (best !== undefined) expect(publicUrlFor(local, config, 8000)).toBe(`http://${best}:8000`);
  expect(publicUrlFor(local, { ...config, host: '127.0.0.1' }, 8000)).toBe('http://localhost:8000');
  expect(publicUrlFor(local, { ...config, publicUrl: 'https://p.example' }, 8000)).toBe('https://p.example');
});
