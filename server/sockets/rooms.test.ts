import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatLine, RoomView } from '#shared/room/room.ts';
import type { Answer } from '#shared/wire/wire.ts';
import { toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { inRoom, type TestClient } from '../testing/sockets';

let server: TestServer;
const ears: TestClient[] = [];
beforeAll(async () => {
  server = await aServer({ catalogue: [toy], config: { rateLimits: false } });
});
afterAll(async () => {
  for (const client of ears) client.close();
  await server.end();
});

function enter({ code, token }: Guest): TestClient {
  const client = inRoom(server.url, { code, token });
  ears.push(client);
  return client;
}

/** Lets two throttle intervals of 250 ms pass, so that nothing is pending and the next change is sent immediately. */
const gathered = () => server.clock.advance(500);

const picture = (client: TestClient, fits: (room: RoomView) => boolean) => client.on<[RoomView]>('room', fits);

test('a bad handshake is answered with a connect_error that has a code', async () => {
  const host = await server.makeRoom();
  const codeOf = async (auth: object) => {
    const client = inRoom(server.url, auth);
    ears.push(client);
    const [error] = await client.on<[Error & { data: { code: string; detail: string } }]>('connect_error');
    return [error.message, error.data.code];
  };
  expect(await codeOf({ code: host.code, token: 'wrong' })).toEqual(['unauthorized', 'unauthorized']);
  expect(await codeOf({ code: 'AAAAAA', token: host.token })).toEqual(['room-not-found', 'room-not-found']);
  for (const odd of [{}, { code: 7, token: [] }, { code: { $: 1 }, token: null }])
    expect((await codeOf(odd))[0]).toBe('room-not-found');
});

test('the room is sent after every change', async () => {
  const host = await server.makeRoom('Mara');
  const ben = await server.join(host.code, 'Ben');
  const mara = enter(host);
  await picture(mara, ({ members }) => members[0]?.online === true && members[1]?.online === false);
  const phone = enter(ben);
  const laptop = enter(ben);
  gathered();
  await picture(mara, ({ members }) => members[1]?.online === true);
  await picture(laptop, ({ members }) => members.every(({ online }) => online));
  mara.forget();
  phone.close();
  await server.as(ben, 'PATCH', `/members/${ben.id}`, { ready: false });
  const [still] = await picture(mara, ({ members }) => members[1]?.ready === false);
  expect(still.members[1]?.online).toBe(true);
  laptop.close();
  gathered();
  await picture(mara, ({ members }) => members[1]?.online === false);
});

test('[door 22] only members can chat', async () => {
  const host = await server.makeRoom('Mara');
  const ben = await server.join(host.code, 'Ben');
  const mara = enter(host);
  await mara.on('room');
  const long = 'x'.repeat(301);
  for (const wrong of ['', '   ', long, 7, null, { text: 'x' }, ['a']])
    expect(await mara.ask<Answer>('chat', wrong)).toMatchObject({ refused: 'invalid-args' });
  expect(await mara.ask<Answer>('chat', 'one\u0000\u202etwo')).toEqual({ ok: true });
  expect(await mara.ask<Answer>('chat', '𝒳'.repeat(300))).toEqual({ ok: true });
  const later = enter(ben);
  const [line] = await later.on<[ChatLine]>('chat', ({ n }) => n === 1);
  expect(line).toEqual({ n: 1, at: server.clock.now(), member: host.id, text: 'one two' });
});

test('a reaction reaches all members', async () => {
  const host = await server.makeRoom('Mara');
  const ben = enter(await server.join(host.code, 'Ben'));
  const mara = enter(host);
  await ben.on('room');
  await mara.on('room');
  expect(await mara.ask<Answer>('reaction', 'shrug')).toMatchObject({ refused: 'invalid-args' });
  expect(await mara.ask<Answer>('reaction', 'clap')).toEqual({ ok: true });
  expect(await ben.on('reaction')).toEqual([{ member: host.id, kind: 'clap' }]);
});

test('chat is refused while the host has turned it off', async () => {
  const [host, ben] = await server.startMatch(2, 'toy');
  if (!host || !ben) throw new Error('no match');
  const client = enter(ben);
  await client.on('room');
  await server.as(host, 'PATCH', '', { chat: false });
  expect(await client.ask<Answer>('chat', 'hello')).toMatchObject({ refused: 'chat-off' });
  expect(await client.ask<Answer>('reaction', 'clap')).toMatchObject({ refused: 'chat-off' });
  await server.as(host, 'PATCH', '', { chat: true });
  expect(await client.ask<Answer>('chat', 'hello')).toEqual({ ok: true });
  await server.pass(120_000, 60_000);
  expect(await client.ask<Answer>('chat', 'psst')).toMatchObject({ refused: 'chat-closed' });
  expect(await client.ask<Answer>('reaction', 'clap')).toMatchObject({ refused: 'chat-closed' });
});

test('[door 22] a member’s chat is limited to a burst of five', async () => {
  const strict = await aServer({ catalogue: [toy] });
  try {
    const host = await strict.makeRoom();
    const client = inRoom(strict.url, host);
    await client.on('room');
    for (let n = 0; n < 5; n++) expect(await client.ask<Answer>('chat', `line ${n}`)).toEqual({ ok: true });
    expect(await client.ask<Answer>('reaction', 'clap')).toMatchObject({ refused: 'rate-limited', retryAfter: 1000 });
    strict.clock.advance(1000);
    expect(await client.ask<Answer>('reaction', 'clap')).toEqual({ ok: true });
    expect(await client.ask<Answer>('chat', 'more')).toMatchObject({ refused: 'rate-limited' });
    client.close();
  } finally {
    await strict.end();
  }
});

test('a removed member is notified and disconnected', async () => {
  const host = await server.makeRoom('Mara');
  const ben = await server.join(host.code, 'Ben');
  const client = enter(ben);
  await client.on('room');
  await server.as(host, 'DELETE', `/members/${ben.id}`);
  expect(await client.on('gone')).toEqual(['removed']);
  await client.on('disconnect');
});

test('the chat reports that the host removed a member', async () => {
  const host = await server.makeRoom('Mara');
  const [ben, ada] = [await server.join(host.code, 'Ben'), await server.join(host.code, 'Ada')];
  const client = enter(host);
  await client.on('room');
  await server.as(ada, 'DELETE', `/members/${ada.id}`);
  await server.as(host, 'DELETE', `/members/${ben.id}`);
  expect(await client.on('chat')).toEqual([expect.objectContaining({ text: 'The host removed Ben from the room.' })]);
  expect(client.all('chat')).toHaveLength(1);
});

test('the old device of a moved seat is notified', async () => {
  const host = await server.makeRoom('Mara');
  const ben = await server.join(host.code, 'Ben');
  const [mara, old] = [enter(host), enter(ben)];
  await mara.on('room');
  await old.on('room');
  const { body } = await server.as<{ url: string }>(ben, 'POST', '/handoff');
  await server.ask('POST', `/api/handoffs/${new URL(body.url).hash.replace('#move=', '')}`);
  expect(await old.on('gone')).toEqual(['seat-moved']);
  const [line] = await mara.on<[ChatLine]>('chat');
  expect(line.text).toBe('Ben moved to another device.');
});

test('another member becomes host after a minute', async () => {
  const host = await server.makeRoom('Mara');
  const ben = await server.join(host.code, 'Ben');
  const cleo = await server.join(host.code, 'Cleo');
  const mara = enter(host);
  await mara.on('room');
  const client = enter(cleo);
  await client.on('room');
  mara.close();
  gathered();
  await picture(client, ({ members }) => members[0]?.online === false);
  await server.pass(59_000);
  expect((await server.room(host.code)).host).toBe(host.id);
  await server.pass(1_000);
  expect((await server.room(host.code)).host).toBe(cleo.id);
  expect(ben.id).not.toBe(cleo.id);
});

test('a host who is away from a match stays host for three minutes', async () => {
  const [host, ben] = await server.startMatch(2, 'toy', { seconds: 600 });
  if (!host || !ben) throw new Error('no match');
  const client = enter(ben);
  await client.on('room');
  await server.pass(179_000, 59_000);
  expect((await server.room(host.code)).host).toBe(host.id);
  await server.pass(1_000);
  expect((await server.room(host.code)).host).toBe(ben.id);
});

test('a host who left a finished match is replaced after a minute', async () => {
  const [host, ben] = await server.startMatch(2, 'toy', { seconds: 600 });
  if (!host || !ben) throw new Error('no match');
  const client = enter(ben);
  await client.on('room');
  await server.pass(90_000, 30_000);
  await server.as(host, 'POST', '/stop');
  await picture(client, (room) => room.host === ben.id);
});

test('a device of a member who is being moved is sent nothing', async () => {
  const host = await server.makeRoom('Mara');
  const ben = await server.join(host.code, 'Ben');
  const { body } = await server.as<{ url: string }>(ben, 'POST', '/handoff');
  const { commit } = server.store;
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  server.store.commit = async (change) => {
    await held;
    return commit(change);
  };
  const moved = server.ask('POST', `/api/handoffs/${new URL(body.url).hash.replace('#move=', '')}`);
  // This request comes after the one that moves the seat. So the seat is being moved when the old device connects.
  await server.room(host.code);
  const old = enter(ben);
  await old.on('connect');
  server.store.commit = commit;
  release();
  expect((await moved).status).toBe(200);
  await old.on('disconnect');
  expect(old.all('room')).toEqual([]);
});

test('a host who leaves the room is replaced immediately', async () => {
  const host = await server.makeRoom('Mara');
  await server.join(host.code, 'Ben');
  const cleo = await server.join(host.code, 'Cleo');
  const client = enter(cleo);
  await client.on('room');
  await server.as(host, 'DELETE', `/members/${host.id}`);
  expect((await server.room(host.code)).host).toBe(cleo.id);
});

test('clients can ask for the server’s time in both namespaces', async () => {
  const client = enter(await server.makeRoom());
  await client.on('connect');
  expect(await client.ask('time')).toBe(server.clock.now());
});

test('only a match that ends by its rules counts in the totals', async () => {
  const [host, ben] = await server.startMatch(2, 'toy');
  if (!host || !ben) throw new Error('no match');
  await server.pass(5 * 60_000, 60_000);
  const first = await server.room(host.code);
  expect(first.match?.over).toBe(true);
  expect(first.totals).toEqual([host, ben].map(({ id }) => ({ member: id, played: 1, won: 0 })));
  await server.as(host, 'POST', '/start');
  await server.as(host, 'POST', '/stop');
  expect((await server.room(host.code)).totals).toEqual(first.totals);
});
