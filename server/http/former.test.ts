import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import type { Membership } from '#shared/room/room.ts';
import { toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeEach(async () => {
  server = await aServer({ catalogue: [toy], config: { rateLimits: false } });
});
afterEach(() => server.end());

/** Sends a request to join. `token` is the token with which a former member comes back. */
const join = (code: string, name: string, token?: string) =>
  server.ask<{ member: Membership; code: string }>('POST', `/api/rooms/${code}/members`, { token, body: { name } });
const leave = (by: Guest, who = by) => server.as(by, 'DELETE', `/members/${who.id}`);
const totals = async ({ code }: Guest) => (await server.room(code)).totals.map(({ member, won }) => [member, won]);
const names = async ({ code }: Guest) => (await server.room(code)).members.map(({ name }) => name);

/** Ends the running match with the player at this seat as winner. */
async function end(host: Guest, winner: string): Promise<void> {
  const outcome = { winners: [winner], reason: 'guessed' };
  const ending = { outcome, carryOver: null, honours: null, predicted: [], began: server.clock.now(), rows: 0 };
  server.served.rooms.over((await server.seat(host)).match.id, host.code, ending);
  await server.served.settled();
}

/** Makes a room of two people in which the second has won a match. */
async function afterAMatch(): Promise<[host: Guest, ben: Guest]> {
  const [host, ben] = await server.startMatch(2, 'toy');
  await end(must(host), '1');
  return [must(host), must(ben)];
}

test('a person who left comes back with their token and keeps their points', async () => {
  const [host, ben] = await afterAMatch();
  await leave(ben);
  expect(await totals(host)).toEqual([[host.id, 0]]);
  await server.restart();
  const { status, body } = await join(host.code, ' p1 ', ben.token);
  expect([status, body.member.id]).toEqual([201, ben.id]);
  expect(body.member.token).not.toBe(ben.token);
  expect(await totals(host)).toEqual([
    [host.id, 0],
    [ben.id, 1],
  ]);
  const { members } = await server.room(host.code);
  expect(members.find(({ id }) => id === ben.id)).toMatchObject({ name: 'p1', seat: '1', standIn: false });
});

test('the token of a person who left opens nothing until they are back', async () => {
  const [host, ben] = await afterAMatch();
  await leave(ben);
  for (const path of ['/seat', '/evening']) expect((await server.as(ben, 'GET', path)).body.code).toBe('unauthorized');
  await server.as(host, 'PATCH', '', { locked: true });
  expect((await join(host.code, 'P1', ben.token)).body.code).toBe('room-locked');
});

test('a stranger gets neither the name nor the points of a person who left', async () => {
  const [host, ben] = await afterAMatch();
  await leave(ben);
  expect((await join(host.code, 'P1')).body.code).toBe('name-taken');
  expect((await join(host.code, 'P1', host.token)).body.code).toBe('name-taken');
  expect((await server.as(host, 'PATCH', `/members/${host.id}`, { name: 'P1' })).body.code).toBe('name-taken');
  // Another name on the same device is another person.
  const other = await join(host.code, 'Cleo', ben.token);
  expect(other.status).toBe(201);
  expect(other.body.member.id).not.toBe(ben.id);
  expect(await totals(host)).toEqual([[host.id, 0]]);
});

test('a person who left gets their place back on another device if the host agrees', async () => {
  const [host, ben] = await afterAMatch();
  await leave(ben);
  expect((await server.room(host.code)).former).toBeUndefined();
  const asked = await server.ask<{ secret: string; asked: string[] }>('POST', `/api/rooms/${host.code}/questions`, {
    body: { name: 'P1' },
  });
  expect(asked.body.asked).toEqual(['P0']);
  const { questions, former } = await server.room(host.code);
  expect(former).toMatchObject([{ id: ben.id, name: 'P1', seat: null }]);
  await server.as(host, 'POST', `/questions/${must(questions[0]).id}`, { yes: true });
  const path = `/api/rooms/${host.code}/questions/${asked.body.secret}/seat`;
  const { body } = await server.ask<{ member: Membership }>('POST', path);
  expect(body.member.id).toBe(ben.id);
  expect(await totals(host)).toContainEqual([ben.id, 1]);
  expect((await server.room(host.code)).former).toBeUndefined();
});

test('a removed person does not come back with the old token alone', async () => {
  const [host, ben] = await afterAMatch();
  await leave(host, ben);
  expect((await join(host.code, 'P1', ben.token)).body.code).toBe('name-taken');
});

test('a public screen does not come back as the whole seat', async () => {
  const [host, ben] = await afterAMatch();
  const { body } = await server.as<{ code: string }>(ben, 'POST', '/screens', { as: 'private' });
  const phone = await server.ask<{ member: Membership }>('POST', `/api/screens/${body.code}`);
  await leave(ben);
  expect((await join(host.code, 'P1', ben.token)).body.code).toBe('name-taken');
  expect((await join(host.code, 'P1', phone.body.member.token)).body.member.id).toBe(ben.id);
});

test('the host can hand over the seat of a person removed from the running match', async () => {
  const [first, second] = await server.startMatch(2, 'toy');
  const [host, ben] = [must(first), must(second)];
  const { match } = await server.seat(ben);
  await leave(host, ben);
  expect((await server.room(host.code)).former).toMatchObject([{ id: ben.id, name: 'P1', seat: '1' }]);
  const { body } = await server.as<{ url: string }>(host, 'POST', '/handoff', { member: ben.id });
  const secret = must(body.url.split('#move=')[1]);
  const taken = await server.ask<{ member: Membership }>('POST', `/api/handoffs/${secret}`);
  const again = { code: host.code, ...taken.body.member };
  expect((await server.room(host.code)).members).toContainEqual(
    expect.objectContaining({ id: ben.id, seat: '1', standIn: true }),
  );
  expect((await server.seat(again)).playerID).toBe('1');
  await server.as(again, 'PATCH', `/members/${ben.id}`, { standIn: false });
  expect((await server.store.match(match.id))?.seats).toMatchObject({ 1: { bot: null } });
});

test('only the host can hand over the seat of a former member', async () => {
  const [first, second, third] = await server.startMatch(3, 'toy');
  const [host, ben, cleo] = [must(first), must(second), must(third)];
  await leave(host, ben);
  expect((await server.as(cleo, 'POST', '/handoff', { member: ben.id })).body.code).toBe('not-yours');
});

test('a name is free again if the room is empty, because no one can let its former holder in', async () => {
  const [host, ben] = await afterAMatch();
  await leave(ben);
  await leave(host);
  const { status, body } = await join(host.code, 'P1');
  expect([status, body.member.id === ben.id]).toEqual([201, false]);
});

test('a person without points is forgotten when they leave', async () => {
  const host = await server.makeRoom('Mara');
  const ben = await server.join(host.code, 'Ben');
  await leave(ben);
  const { body } = await join(host.code, 'Ben', ben.token);
  expect(body.member.id).not.toBe(ben.id);
});

test('a former member is forgotten with the evening', async () => {
  const [host, ben] = await afterAMatch();
  const cleo = await server.join(host.code, 'Cleo');
  await leave(ben);
  await server.pass(7 * 3_600_000);
  expect((await server.as(host, 'POST', '/start')).status).toBe(201);
  await end(cleo, '0');
  expect((await join(host.code, 'P1')).status).toBe(201);
  expect(await names(host)).toEqual(['P0', 'Cleo', 'P1']);
});
