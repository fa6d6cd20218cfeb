import { brotliCompressSync } from 'node:zlib';
import { pick } from '#shared/random.ts';
import { type Attack, ask, request } from '../attacker';
import { junk, junkName, junkText } from '../junk';
import { dial } from '../rawSocket';

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'TRACE', 'PROPFIND'];
const PATHS = [
  '/',
  '/about',
  '/api',
  '/api/games',
  '/api/rooms',
  '/api/rooms/ACDEFG',
  '/api/rooms/ACDEFG/members',
  '/api/rooms/ACDEFG/start',
  '/api/handoffs/x',
  '/api/matches/x/replay',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '//evil.example/',
  '/r/ACDEFG',
  '/assets/%00',
  '/metrics',
  '/socket.io/',
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/?EIO=4&transport=polling&sid=x',
];
const HEADERS: readonly Record<string, string>[] = [
  {},
  { Authorization: 'Bearer x' },
  { Authorization: 'Basic eDp4' },
  { Origin: 'https://evil.example' },
  { 'Content-Encoding': 'br' },
  { 'X-Forwarded-For': '1.2.3.4, [::1]:80' },
  { 'Idempotency-Key': 'x'.repeat(16) },
  { 'X-Device': 'd'.repeat(65) },
  { Range: 'bytes=0-,5-1,9-' },
  { 'If-None-Match': '*' },
  { Cookie: 'x'.repeat(4_000) },
];
const BOMB = brotliCompressSync(Buffer.alloc(4_000_000));

const many = <T>(count: number, one: () => Promise<T>) => Promise.all(Array.from({ length: count }, one));

/** Sends requests with random methods, paths and bodies. */
const strangers: Attack = async (attacker) => {
  const { random } = attacker;
  await many(20, () => {
    const method = pick(random, METHODS);
    const body = ['POST', 'PATCH', 'PUT'].includes(method) ? junkText(random) : undefined;
    return request(attacker, { method, path: pick(random, PATHS), headers: pick(random, HEADERS), body });
  });
  return 20;
};

/** Sends a few bytes that would decompress to millions of bytes. */
const bombs: Attack = async (attacker) => {
  const path = `/api/rooms/${attacker.guest.code}/members`;
  const headers = { 'Content-Encoding': 'br', 'Content-Type': 'application/json' };
  await many(20, () => request(attacker, { method: 'POST', path, headers, body: BOMB }));
  return 20;
};

/** Guesses codes, tokens and links. */
const guesses: Attack = async (attacker) => {
  const { random } = attacker;
  const letters = () => Array.from({ length: 6 }, () => pick(random, [...'ACDEFGHJKMNPQRTVWXY34679'])).join('');
  await many(10, () => request(attacker, { method: 'GET', path: `/api/rooms/${letters()}` }));
  const headers = { Authorization: `Bearer ${junkName(random).replace(/[^\w-]/g, 'x')}` };
  await many(5, () => request(attacker, { method: 'GET', path: `/api/rooms/${attacker.guest.code}/seat`, headers }));
  await many(5, () => request(attacker, { method: 'POST', path: `/api/handoffs/${letters()}` }));
  return 20;
};

/** Sends all requests that a member may make, in parallel and repeatedly. */
const storms: Attack = async (attacker) => {
  const { random, guest, seat } = attacker;
  const me = `/members/${guest.id}`;
  await many(30, () => {
    const kind = random.Die(10);
    if (kind <= 2) return ask(attacker, 'PATCH', me, { name: `N${random.Die(1000)}`, ready: true });
    if (kind === 3) return ask(attacker, 'PATCH', '', { options: junk(random), callLink: junkName(random) });
    if (kind === 4) return ask(attacker, 'POST', '/start', {});
    if (kind === 5) return ask(attacker, 'POST', '/stop', {});
    if (kind === 6) return ask(attacker, 'POST', '/bots', { count: junk(random) });
    if (kind === 7) return ask(attacker, 'POST', '/handoff', {});
    if (kind === 8) return ask(attacker, 'PATCH', me, junk(random));
    if (kind === 9) {
      const headers = { Authorization: `Bearer ${guest.token}` };
      return request(attacker, { method: 'GET', path: `/api/matches/${seat.match.id}/replay`, headers });
    }
    return ask(attacker, 'GET', '/seat');
  });
  return 30;
};

/** Sends a hundred requests without reading the answers, then disconnects. */
const ahead: Attack = async (attacker) => {
  const line = await dial(attacker);
  if (line === null) return 1;
  line.pause();
  line.write('GET /about HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100));
  await request(attacker, { method: 'GET', path: '/healthz' });
  line.destroy();
  return 100;
};

/** Sends bytes that are not a request, and requests that never end. */
const halves: Attack = async (attacker) => {
  const lines = await many(5, () => dial(attacker));
  for (const line of lines) {
    const isGarbage = attacker.random.Number() < 0.5;
    line?.write(
      isGarbage ? junkText(attacker.random) : 'POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{',
    );
  }
  await request(attacker, { method: 'GET', path: '/healthz' });
  for (const line of lines) line?.destroy();
  return 5;
};

export const httpAttacks: Readonly<Record<string, Attack>> = { strangers, bombs, guesses, storms, ahead, halves };
