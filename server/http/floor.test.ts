import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import type { FloorView } from '#shared/room/floor.ts';
import type { RoomView } from '#shared/room/room.ts';
import { toy } from '../matches/toy';
import { MESSAGES } from '../rooms/messages';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { inRoom, type TestClient } from '../testing/sockets';

let server: TestServer;
let mara: Guest;
let ben: Guest;
let cleo: Guest;
const ears: TestClient[] = [];
beforeEach(async () => {
  server = await aServer({ catalogue: [toy], config: { rateLimits: false } });
  mara = await server.makeRoom('Mara', { options: { seconds: 100_000 } });
  ben = await server.join(mara.code, 'Ben');
  cleo = await server.join(mara.code, 'Cleo');
});
afterEach(async () => {
  for (const client of ears.splice(0)) client.close();
  await server.end();
});

const floor = async (): Promise<FloorView> => (await server.room(mara.code)).floor;
const raise = (guest: Guest) => server.as(guest, 'POST', '/hands');
const lower = (guest: Guest, of = guest) => server.as(guest, 'DELETE', `/hands/${of.id}`);
const give = (guest: Guest, to?: Guest) => server.as(guest, 'POST', '/floor', to && { member: to.id });
const end = (guest: Guest) => server.as(guest, 'DELETE', '/floor');
const setFloor = (guest: Guest, change: object) => server.as(guest, 'PATCH', '', { floor: change });

async function enter(guest: Guest): Promise<TestClient> {
  const client = inRoom(server.url, guest);
  ears.push(client);
  await client.on('room');
  return client;
}

describe('members can raise their hands', () => {
  test('raised hands are listed in the order raised, for all members', async () => {
    const watching = await enter(mara);
    expect(await raise(cleo)).toMatchObject({ status: 201, body: { floor: { hands: [cleo.id] } } });
    await raise(ben);
    await watching.on<[RoomView]>('room', (room) => room.floor.hands.join() === [cleo.id, ben.id].join());
    expect((await floor()).hands).toEqual([cleo.id, ben.id]);
  });

  test('a hand that is raised again keeps its place in the order', async () => {
    for (const guest of [cleo, ben]) await raise(guest);
    expect(await raise(cleo)).toMatchObject({ status: 409, body: { code: 'hand-up' } });
    expect((await floor()).hands).toEqual([cleo.id, ben.id]);
  });

  test('a hand can be lowered only by its member and the host', async () => {
    for (const guest of [cleo, ben]) await raise(guest);
    expect(await lower(ben, cleo)).toMatchObject({ status: 403, body: { code: 'not-yours' } });
    expect((await lower(ben)).status).toBe(200);
    expect((await lower(mara, cleo)).status).toBe(200);
    expect(await lower(cleo)).toMatchObject({ status: 409, body: { code: 'no-hand' } });
    expect(await lower(mara, { ...cleo, id: 'nobody' })).toMatchObject({
      status: 404,
      body: { code: 'member-not-found' },
    });
    expect((await floor()).hands).toEqual([]);
  });

  test('a member who leaves loses their place in the queue and the floor', async () => {
    for (const guest of [cleo, ben]) await raise(guest);
    await give(mara);
    expect((await floor()).speaker?.member).toBe(cleo.id);
    await server.as(mara, 'DELETE', `/members/${cleo.id}`);
    await server.as(ben, 'DELETE', `/members/${ben.id}`);
    expect(await floor()).toMatchObject({ hands: [], speaker: null });
  });

  test('dealing a match lowers spectators’ hands', async () => {
    for (const guest of [cleo, ben]) await raise(guest);
    await server.as(cleo, 'PATCH', `/members/${cleo.id}`, { seated: false });
    expect((await floor()).hands).toEqual([cleo.id, ben.id]);
    await server.as(mara, 'POST', '/start');
    expect((await floor()).hands).toEqual([ben.id]);
    expect(await raise(cleo)).toMatchObject({ status: 403, body: { code: 'spectators-listen' } });
    await setFloor(mara, { spectators: true });
    expect((await raise(cleo)).status).toBe(201);
    await setFloor(mara, { spectators: false });
    expect((await floor()).hands).toEqual([ben.id]);
  });
});

test('no hand can be raised while the game closes the chat', async () => {
  await raise(cleo);
  await server.as(mara, 'PATCH', '', { options: { seconds: 10 } });
  await server.as(mara, 'POST', '/start');
  // This game closes the chat in its third round.
  await server.pass(70_000, 10_000);
  for (const refused of [await raise(ben), await give(mara)])
    expect(refused).toMatchObject({ status: 409, body: { code: 'chat-closed' } });
  expect((await lower(cleo)).status).toBe(200);
  await server.pass(60_000, 60_000);
  expect((await raise(ben)).status).toBe(201);
});

describe('one member at a time has the floor', () => {
  test('the host gives the floor to the first hand in the queue', async () => {
    expect(await give(mara)).toMatchObject({ status: 409, body: { code: 'no-hand' } });
    for (const guest of [cleo, ben]) await raise(guest);
    expect(await give(ben)).toMatchObject({ status: 403, body: { code: 'not-host' } });
    await give(mara);
    expect(await floor()).toMatchObject({ hands: [ben.id], speaker: { member: cleo.id, until: null } });
    expect(await raise(cleo)).toMatchObject({ status: 409, body: { code: 'has-floor' } });
    await give(cleo);
    expect(await floor()).toMatchObject({ hands: [], speaker: { member: ben.id } });
    expect(await end(cleo)).toMatchObject({ status: 403, body: { code: 'not-host' } });
    expect((await end(ben)).status).toBe(200);
    expect(await end(mara)).toMatchObject({ status: 409, body: { code: 'no-floor' } });
  });

  test('the floor is given only to members whose hand is up', async () => {
    for (const guest of [cleo, ben]) await raise(guest);
    expect(await give(mara, mara)).toMatchObject({ status: 409, body: { code: 'no-hand' } });
    await give(mara, ben);
    expect(await floor()).toMatchObject({ hands: [cleo.id], speaker: { member: ben.id } });
  });

  test('the host sets a time limit for speakers', async () => {
    expect(await setFloor(ben, { seconds: 30 })).toMatchObject({ status: 403, body: { code: 'not-host' } });
    for (const seconds of [14, 301, 20.5, '30', 0]) {
      expect(await setFloor(mara, { seconds })).toMatchObject({
        status: 400,
        body: {
          code: 'invalid-body',
          detail: `floor.seconds: ${MESSAGES.badFloorSeconds.detail}`,
          phrase: MESSAGES.badFloorSeconds.phrase,
        },
      });
    }
    for (const seconds of [15, 300, null]) expect((await setFloor(mara, { seconds })).status).toBe(200);
  });

  test('a speaker’s turn ends when its time is up', async () => {
    await setFloor(mara, { seconds: 15 });
    for (const guest of [cleo, ben]) await raise(guest);
    const now = server.clock.now();
    await give(mara);
    expect((await floor()).speaker).toEqual({ member: cleo.id, since: now, until: now + 15_000 });
    // The new limit does not change the turn in progress.
    await setFloor(mara, { seconds: 300 });
    const watching = await enter(ben);
    server.clock.advance(14_999);
    expect((await floor()).speaker?.member).toBe(cleo.id);
    server.clock.advance(1);
    await watching.on<[RoomView]>('room', (room) => room.floor.speaker === null);
    expect(await floor()).toMatchObject({ hands: [ben.id], speaker: null });
    expect(await give(cleo)).toMatchObject({ body: { code: 'not-host' } });
  });

  test('the speaker, their time and the queue survive a restart', async () => {
    await setFloor(mara, { seconds: 60 });
    for (const guest of [cleo, ben]) await raise(guest);
    await give(mara);
    const before = await floor();
    await server.restart();
    expect(await floor()).toEqual(before);
    await server.pass(60_000, 60_000);
    expect(await floor()).toMatchObject({ hands: [ben.id], speaker: null });
  });

  test('a speaker’s turn ends on time without connected members', async () => {
    await setFloor(mara, { seconds: 15 });
    for (const guest of [cleo, ben]) await raise(guest);
    await give(mara);
    const stored = async () => must(await server.store.room(mara.code)).state as unknown as { floor: FloorView };
    await server.pass(15_000, 15_000);
    expect((await stored()).floor.speaker).toBeNull();
    await give(mara);
    await server.restart(() => server.clock.advance(15_000));
    expect((await floor()).speaker).toBeNull();
    await server.served.settled();
    expect((await stored()).floor.speaker).toBeNull();
  });
});

describe('a member can set a status', () => {
  const statusOf = async (guest: Guest) =>
    (await server.room(mara.code)).members.find(({ id }) => id === guest.id)?.status;
  const say = (by: Guest, of: Guest, status: unknown) => server.as(by, 'PATCH', `/members/${of.id}`, { status });

  test('only the member sets and clears their status', async () => {
    expect((await say(ben, ben, 'phone')).status).toBe(200);
    expect(await statusOf(ben)).toBe('phone');
    expect(await say(mara, ben, null)).toMatchObject({ status: 403, body: { code: 'not-yours' } });
    expect(await say(ben, ben, 'asleep')).toMatchObject({ status: 400, body: { code: 'invalid-body' } });
    await say(ben, ben, 'back-soon');
    expect(await statusOf(ben)).toBe('back-soon');
    await say(ben, ben, null);
    expect(await statusOf(ben)).toBeUndefined();
  });

  test('a member’s status survives a restart', async () => {
    const client = await enter(ben);
    await say(ben, ben, 'back-soon');
    client.close();
    await server.restart();
    const member = (await server.room(mara.code)).members.find(({ id }) => id === ben.id);
    expect(member).toMatchObject({ online: false, status: 'back-soon' });
  });

  test('a chat line or a raised hand clears its member’s status', async () => {
    const client = await enter(ben);
    await say(ben, ben, 'phone');
    await client.ask('chat', 'Here again.');
    await server.served.settled();
    expect(await statusOf(ben)).toBeUndefined();
    await say(ben, ben, 'phone');
    await raise(ben);
    expect(await statusOf(ben)).toBeUndefined();
  });
});
