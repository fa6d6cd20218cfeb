import { afterEach, expect, test } from 'vitest';
import type { RoomView } from '#shared/room/room.ts';
import { readConfig } from '../config';
import { aServer, type TestServer } from '../testing/server';
import { inRoom } from '../testing/sockets';

let server: TestServer;
afterEach(() => server.end());

/**
 * Requests the room's view as a member's device and as a stage. Returns whether each view warns that the room can be
 * reached only from the server's computer.
 */
async function isLocal(settings: Record<string, string>, headers: Record<string, string> = {}) {
  const { local, publicUrl, trustProxy } = readConfig(settings);
  server = await aServer({ config: { local, publicUrl, trustProxy } });
  const host = await server.makeRoom();
  const { body } = await server.ask<RoomView>('GET', `/api/rooms/${host.code}`, { headers });
  const said = [body.local ?? false];
  for (const auth of [host, { code: host.code, stage: 'live' }]) {
    const screen = inRoom(server.url, auth);
    const [room] = await screen.on<[RoomView]>('room');
    said.push(room.local ?? false);
    screen.close();
  }
  return said;
}

test('a loopback HOST makes a room local', async () => {
  for (const HOST of ['127.0.0.1', 'localhost', '::1']) {
    expect(await isLocal({ HOST }), HOST).toEqual([true, true, true]);
    await server.end();
  }
  expect(await isLocal({})).toEqual([false, false, false]);
});

test('a local proxy does not make a room local', async () => {
  expect(await isLocal({ HOST: '127.0.0.1', PUBLIC_URL: 'https://hush.example' })).toEqual([false, false, false]);
  await server.end();
  const forwarded = { 'X-Forwarded-Host': 'hush.example', 'X-Forwarded-Proto': 'https' };
  expect((await isLocal({ HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' }, forwarded))[0]).toBe(false);
});
