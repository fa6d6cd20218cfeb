import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import type { Membership, RoomView } from '#shared/room/room.ts';
import { toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, inRoom, type MatchTestClient, type TestClient } from '../testing/sockets';

let server: TestServer;
let ada: Guest;
let ben: Guest;
let cleo: Guest;
const ears: TestClient[] = [];
beforeEach(async () => {
  server = await aServer({ catalogue: [toy] });
  ada = await server.makeRoom('Ada', { options: { seconds: 100_000 } });
  ben = await server.join(ada.code, 'Ben');
  cleo = await server.join(ada.code, 'Cleo');
});
afterEach(async () => {
  for (const client of ears.splice(0)) client.close();
  await server.end();
});

async function enter(auth: Guest | { code: string; stage: 'live' }): Promise<TestClient> {
  const client = inRoom(server.url, auth);
  ears.push(client);
  await client.on('room');
  return client;
}

/** Waits until the clients have received the effects of all earlier packets, because `time` is answered after them. */
const settle = (...all: TestClient[]) => Promise.all(all.map((client) => client.ask('time')));
const mutedOn = (client: TestClient) => client.all<[string[]]>('muted').at(-1)?.[0];
const mute = (by: Guest, of: Guest) => server.as<{ muted: string[] }>(by, 'POST', '/mutes', { member: of.id });
const unmute = (by: Guest, of: Guest) => server.as<{ muted: string[] }>(by, 'DELETE', `/mutes/${of.id}`);

describe('a member can mute another member', () => {
  test('a mute applies to all devices of the member', async () => {
    const [phone, tablet] = [await enter(ada), await enter(ada)];
    expect(phone.all('muted')).toEqual([]);
    expect((await mute(ada, ben)).body).toEqual({ muted: [ben.id] });
    await settle(phone, tablet);
    expect([mutedOn(phone), mutedOn(tablet)]).toEqual([[ben.id], [ben.id]]);
    await mute(ada, ben);
    await settle(phone);
    expect(phone.all('muted')).toHaveLength(1);
    await server.restart();
    const later = await enter(ada);
    expect(mutedOn(later)).toEqual([ben.id]);
    // The list must come before the room and its chat, so that muted lines never appear.
    expect(later.heard.findIndex(({ event }) => event === 'muted')).toBeLessThan(
      later.heard.findIndex(({ event }) => event === 'room'),
    );
    expect((await unmute(ada, ben)).body).toEqual({ muted: [] });
    await settle(later);
    expect(mutedOn(later)).toEqual([]);
  });

  test('a mute does not affect packets to other members', async () => {
    const others = [await enter(ben), await enter(cleo), await enter({ code: ada.code, stage: 'live' })];
    await enter(ada);
    server.clock.advance(1_000);
    await settle(...others);
    const said = async () => {
      for (const client of others) client.raw.length = 0;
      await must(others[0]).ask('chat', 'Same words.');
      server.clock.advance(5_000);
      await settle(...others);
      // Removes the numbers of lines and answers, and the time.
      return others.map(({ raw }) =>
        raw.map((frame) => frame.replace(/"(n|at)":\d+|\d+\[/g, '').replace(/\d{13}/, '')),
      );
    };
    const before = await said();
    const picture = await server.room(ada.code);
    for (const client of others) client.raw.length = 0;
    await mute(ada, ben);
    await settle(...others);
    // Each client got only the answer to its `time` request.
    for (const { raw } of others) expect(raw).toHaveLength(1);
    expect(await server.room(ada.code)).toEqual(picture);
    expect(await said()).toEqual(before);
  });

  test('a mute does not count as a change of the room', async () => {
    await server.end();
    server = await aServer({ catalogue: [toy], limits: { changes: { burst: 1, perSecond: 0.001 } } });
    const host = await server.makeRoom('Ada');
    const guest = await server.join(host.code, 'Ben');
    for (let n = 0; n < 5; n++) expect((await mute(host, guest)).status).toBe(200);
    const change = () => server.as(guest, 'PATCH', `/members/${guest.id}`, { ready: false });
    expect((await change()).status).toBe(200);
    expect((await change()).status).toBe(429);
    expect(server.lines.join()).not.toContain(guest.id);
  });

  test('muting yourself or an unknown member is refused', async () => {
    expect(await mute(ada, ada)).toMatchObject({ status: 409, body: { code: 'mute-yourself' } });
    expect(await mute(ada, { ...ben, id: 'nobody' })).toMatchObject({
      status: 404,
      body: { code: 'member-not-found' },
    });
    expect(await mute({ ...ada, token: 'x' }, ben)).toMatchObject({ status: 401 });
    expect(await server.as(ada, 'POST', '/mutes', {})).toMatchObject({ status: 400, body: { code: 'invalid-body' } });
    const { phone, laptop } = await twoScreens(ada);
    expect(await mute(laptop, ben)).toMatchObject({ status: 403, body: { code: 'on-your-phone' } });
    expect((await mute(phone, ben)).status).toBe(200);
  });

  test('a public screen still shows the lines of muted members', async () => {
    const { phone, laptop } = await twoScreens(ada);
    const [onPhone, onLaptop] = [await enter(phone), await enter(laptop)];
    await mute(phone, ben);
    await settle(onPhone, onLaptop);
    expect([mutedOn(onPhone), mutedOn(onLaptop)]).toEqual([[ben.id], undefined]);
    await server.as(phone, 'POST', '/screens/swap');
    await settle(onPhone, onLaptop);
    expect([mutedOn(onPhone), mutedOn(onLaptop)]).toEqual([[], [ben.id]]);
  });

  test('a mute ends when the muted member leaves', async () => {
    await mute(ada, ben);
    await server.as(ben, 'DELETE', `/members/${ben.id}`);
    await server.join(ada.code, 'Ben');
    expect((await enter(ada)).all('muted')).toEqual([]);
  });
});

async function twoScreens(guest: Guest): Promise<{ phone: Guest; laptop: Guest }> {
  const { body } = await server.as<{ code: string }>(guest, 'POST', '/screens', { as: 'private' });
  const added = await server.ask<{ member: Membership }>('POST', `/api/screens/${body.code}`);
  return { laptop: guest, phone: { code: guest.code, ...added.body.member } };
}

describe('a member can set the status "on the phone"', () => {
  const say = (guest: Guest) => server.as(guest, 'PATCH', `/members/${guest.id}`, { status: 'phone' });
  const statusOf = (room: RoomView, { id }: Guest) => room.members.find((member) => member.id === id)?.status;

  async function atTable(guest: Guest): Promise<MatchTestClient> {
    const client = atMatch(server.url, 'toy');
    ears.push(client);
    await client.sync(await server.seat(guest));
    return client;
  }

  test('a publicly visible move clears the status "on the phone"', async () => {
    await server.as(ada, 'POST', '/start');
    const watching = await enter(ada);
    const table = await atTable(ben);
    await say(ben);
    await watching.on<[RoomView]>('room', (room) => statusOf(room, ben) === 'phone');
    watching.forget();
    await table.move('guess', ['0', 1]);
    await watching.on<[RoomView]>('room', (room) => statusOf(room, ben) === undefined);
  });

  test('a hidden move does not clear the status "on the phone"', async () => {
    await server.as(ada, 'POST', '/start');
    const watching = await enter(cleo);
    const table = await atTable(ben);
    await say(ben);
    await settle(watching);
    watching.forget();
    expect(await table.move('note', ['mine'])).toEqual({ ok: true });
    await server.served.settled();
    await settle(watching);
    expect(watching.heard).toEqual([]);
    expect(statusOf(await server.room(ada.code), ben)).toBe('phone');
  });

  test('a stand-in’s move does not clear the status "on the phone"', async () => {
    await server.as(ada, 'POST', '/start');
    const watching = await enter(ada);
    await atTable(ada);
    await say(ben);
    await server.as(ada, 'PATCH', `/members/${ben.id}`, { standIn: true });
    const { match } = await server.seat(ada);
    await server.pass(10_000);
    expect((await server.store.journal(match.id)).map(({ seat }) => seat)).toContain('1');
    await settle(watching);
    expect(statusOf(await server.room(ada.code), ben)).toBe('phone');
  });
});
