import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ConfigProblem, readConfig, whyNotListening } from './config';

test('every setting is optional', () => {
  expect(readConfig({ PORT: '' })).toEqual({
    port: 8000,
    host: '0.0.0.0',
    local: false,
    dataDir: './data',
    databaseUrl: null,
    redisUrl: null,
    publicUrl: null,
    origins: [],
    trustProxy: null,
    rateLimits: true,
    logLevel: 'info',
    metrics: null,
  });
});

test('each setting accepts a valid value', () => {
  const given = {
    PORT: '0',
    DATABASE_URL: 'postgresql://hush:secret@db.example/hush',
    REDIS_URL: 'rediss://redis.example:6380',
    PUBLIC_URL: 'https://play.example/',
    ORIGINS: 'https://a.example, http://b.example:81/',
    TRUST_PROXY: 'true',
    RATE_LIMITS: 'off',
    METRICS_PORT: '9464',
    METRICS_TOKEN: 'a.b_c~d+e/f-g=',
  };
  expect(readConfig(given)).toMatchObject({
    port: 0,
    databaseUrl: 'postgresql://hush:secret@db.example/hush',
    redisUrl: 'rediss://redis.example:6380',
    publicUrl: 'https://play.example',
    origins: ['https://a.example', 'http://b.example:81'],
    trustProxy: { hops: 1 },
    rateLimits: false,
    metrics: { host: '127.0.0.1', port: 9464, token: 'a.b_c~d+e/f-g=' },
  });
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['PUBLIC_URL', 'play.example'],
  ['PUBLIC_URL', 'https://play.example/a path'],
  ['PUBLIC_URL', 'https://play.example/"><b>'],
  ['PUBLIC_URL', 'https://play.example/a//b'],
  ['PUBLIC_URL', 'https://play.example/?room'],
  ['ORIGINS', 'https://a.example,b'],
  ['TRUST_PROXY', 'yes'],
  ['RATE_LIMITS', '0'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_PORT', '9464x'],
  ['METRICS_PORT', '8000'],
  ['METRICS_TOKEN', 'two words'],
  ['METRICS_TOKEN', 'without-a-port'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'postgres//x'],
  ['REDIS_URL', 'redis://x'],
])('an invalid %s is refused with a sentence that names the setting', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigProblem);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test.each(['203.0.113.7', 'no.such.host.invalid'])(
  'a HOST that this machine does not have (%s) is recognised',
  async (host) => {
    const trouble = await new Promise((facts) => createServer().once('error', facts).listen(0, host));
    expect(whyNotListening(trouble)).toContain('HOST');
    expect(whyNotListening(Object.assign(new Error('no rights'), { code: 'EACCES', syscall: 'open' }))).toBeNull();
  },
);
