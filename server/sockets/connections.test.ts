import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { Answer } from '#shared/wire/wire.ts';
import { toy } from '../matches/toy';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, inRoom, TestClient } from '../testing/sockets';

const ears: TestClient[] = [];
const servers: TestServer[] = [];
afterEach(async () => {
  for (const client of ears.splice(0)) client.close();
  for (const server of servers.splice(0)) await server.end();
});

async function openServer(settings: Parameters<typeof aServer>[0] = {}): Promise<TestServer> {
  const server = await aServer({ catalogue: [toy], ...settings });
  servers.push(server);
  return server;
}

function heard<T extends TestClient>(client: T): T {
  ears.push(client);
  return client;
}

/** Sends a raw handshake. Resolves when the server has answered and closed the connection. */
function knock(url: string, query: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((answered, failed) => {
    const sent = request(`${url}/socket.io/?${query}`, { headers: { Connection: 'close', ...headers } }, (response) => {
      response.resume();
      response.on('end', () => answered(response.statusCode ?? 0));
    });
    sent.on('error', failed);
    sent.end();
  });
}

test('[door 21] failed handshakes do not count as connections', async () => {
  const server = await openServer({ limits: { sockets: 2 } });
  const broken = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'no key',
  };
  for (let n = 0; n < 3; n++) {
    expect(await knock(server.url, 'EIO=3&transport=polling')).toBe(400);
    expect(await knock(server.url, 'EIO=4&transport=websocket', broken)).toBe(400);
  }
  const ears = [heard(atMatch(server.url, 'toy')), heard(atMatch(server.url, 'toy'))];
  await Promise.all(ears.map((client) => client.on('connect')));
});

test('no client can enter socket.io’s default namespace', async () => {
  const server = await openServer();
  const [error] = await heard(atMatch(server.url, '')).on<[Error]>('connect_error');
  expect(error.message).toBe('not-found');
});

test('[door 21] entering the same namespace again and again counts as packets', async () => {
  const server = await openServer();
  const host = await server.makeRoom();
  const client = heard(inRoom(server.url, host));
  await client.on('room');
  // The second namespace keeps the connection open after the client leaves the first.
  const stays = heard(new TestClient(client.socket.io.socket('/toy')));
  stays.socket.connect();
  await stays.on('connect');
  for (let entered = 1; client.all('connect_error').length === 0 && entered <= 40; entered++) {
    client.socket.disconnect();
    // The answer to `time` means that the server has handled the earlier leave.
    await stays.ask('time');
    client.socket.connect();
    await client.until(() => client.all('connect').length > entered || client.all('connect_error').length > 0);
  }
  expect(client.all<[Error]>('connect_error')[0]?.[0].message).toBe('rate-limited');
});

test('[door 21] a sync that comes too fast is answered with a refusal', async () => {
  const server = await openServer({ limits: { packets: { burst: 2, perSecond: 1 } } });
  const client = heard(atMatch(server.url, 'toy'));
  await client.on('connect');
  await client.ask('time');
  expect(await client.ask('sync', 'nowhere', null)).toMatchObject({ error: 'rate-limited', retryAfter: 1000 });
  expect(await client.ask<Answer>('update')).toMatchObject({ refused: 'rate-limited', retryAfter: 1000 });
});
