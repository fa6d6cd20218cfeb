import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import type { Membership, RoomView } from '#shared/room.ts';
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
  for (const ear of ears.splice(0)) ear.close();
  await server.end();
});

async function enter(auth: Guest | { code: string; stage: 'live' }): Promise<TestClient> {
  const ear = inRoom(server.url, auth);
  ears.push(ear);
  await ear.on('room');
  return ear;
}

/** What the server was sent before is done by the answer: `ear` has heard whatever came of it. */
const settle = (...all: TestClient[]) => Promise.all(all.map((ear) => ear.ask('time')));
const mutedOn = (ear: TestClient) => ear.all<[string[]]>('muted').at(-1)?.[0];
const mute = (by: Guest, of: Guest) => server.as<{ muted: string[] }>(by, 'POST', '/mutes', { member: of.id });
const unmute = (by: Guest, of: Guest) => server.as<{ muted: string[] }>(by, 'DELETE', `/mutes/${of.id}`);

describe('muting', () => {
  test('is on all devices of whoever mutes, over reload and restart, until they hear again', async () => {
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
    // Before anything that was said, so that none of it is shown for a moment.
    expect(later.heard.findIndex(({ event }) => event === 'muted')).toBeLessThan(
      later.heard.findIndex(({ event }) => event === 'room'),
    );
    expect((await unmute(ada, ben)).body).toEqual({ muted: [] });
    await settle(later);
    expect(mutedOn(later)).toEqual([]);
  });

  test('changes no byte, number or moment of what anybody else is sent', async () => {
    const others = [await enter(ben), await enter(cleo), await enter({ code: ada.code, stage: 'live' })];
    await enter(ada);
    server.clock.advance(1_000);
    await settle(...others);
    const said = async () => {
      for (const ear of others) ear.raw.length = 0;
      await must(others[0]).ask('chat', 'Same words.');
      server.clock.advance(5_000);
      await settle(...others);
      // But for the numbers of lines and of answers, and the time.
      return others.map(({ raw }) =>
        raw.map((frame) => frame.replace(/"(n|at)":\d+|\d+\[/g, '').replace(/\d{13}/, '')),
      );
    };
    const before = await said();
    const picture = await server.room(ada.code);
    for (const ear of others) ear.raw.length = 0;
    await mute(ada, ben);
    await settle(...others);
    // Each has heard the answer to its own question and nothing else.
    for (const { raw } of others) expect(raw).toHaveLength(1);
    expect(await server.room(ada.code)).toEqual(picture);
    expect(await said()).toEqual(before);
  });

  test('leaves to everybody else as many changes of the room as there were', async () => {
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

  test('is refused for oneself, for nobody, without a token and to an open screen', async () => {
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

  test('never shows on an open screen, and goes with the secrets when the screens change roles', async () => {
    const { phone, laptop } = await twoScreens(ada);
    const [onPhone, onLaptop] = [await enter(phone), await enter(laptop)];
    await mute(phone, ben);
    await settle(onPhone, onLaptop);
    expect([mutedOn(onPhone), mutedOn(onLaptop)]).toEqual([[ben.id], undefined]);
    await server.as(phone, 'POST', '/screens/swap');
    await settle(onPhone, onLaptop);
    expect([mutedOn(onPhone), mutedOn(onLaptop)]).toEqual([[], [ben.id]]);
  });

  test('ends with whoever was muted, and is no part of what a newcomer of that name gets', async () => {
    await mute(ada, ben);
    await server.as(ben, 'DELETE', `/members/${ben.id}`);
    await server.join(ada.code, 'Ben');
    expect((await enter(ada)).all('muted')).toEqual([]);
  });
});

/** A person's two screens. */
async function twoScreens(guest: Guest): Promise<{ phone: Guest; laptop: Guest }> {
  const { body } = await server.as<{ code: string }>(guest, 'POST', '/screens', { as: 'private' });
  const added = await server.ask<{ member: Membership }>('POST', `/api/screens/${body.code}`);
  return { laptop: guest, phone: { code: guest.code, ...added.body.member } };
}

describe('on the phone', () => {
  const say = (guest: Guest) => server.as(guest, 'PATCH', `/members/${guest.id}`, { status: 'phone' });
  const statusOf = (room: RoomView, { id }: Guest) => room.members.find((member) => member.id === id)?.status;

  async function atTable(guest: Guest): Promise<MatchTestClient> {
    const ear = atMatch(server.url, 'toy');
    ears.push(ear);
    await ear.sync(await server.seat(guest));
    return ear;
  }

  test('nobody is any longer who makes a move that all can see', async () => {
    await server.as(ada, 'POST', '/start');
    const watching = await enter(ada);
    const table = await atTable(ben);
    await say(ben);
    await watching.on<[RoomView]>('room', (room) => statusOf(room, ben) === 'phone');
    watching.forget();
    await table.move('guess', ['0', 1]);
    await watching.on<[RoomView]>('room', (room) => statusOf(room, ben) === undefined);
  });

  test('somebody stays who makes a move that nobody may notice: nobody is sent anything', async () => {
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

  test('somebody stays for whom a bot stands in, whatever it does', async () => {
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
