import { Manager } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import type { RoomView } from '#shared/room/room.ts';
import type { Answer } from '#shared/wire/wire.ts';
import { MESSAGES } from '../rooms/messages';
import { PROBLEMS } from '../rooms/text';
import { aServer, type TestServer } from '../testing/server';
import { inRoom, MatchTestClient, TestClient } from '../testing/sockets';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ config: { rateLimits: false } });
});
afterAll(() => server.end());

/** Connects a stage in the same way as its page, with one connection for the room and the match. */
function aStage(code: string, game = 'coverblown', kind = 'live') {
  const manager = new Manager(server.url, { transports: ['websocket'], reconnection: false, autoConnect: false });
  const room = new TestClient(manager.socket('/rooms', { auth: { code, stage: kind } }));
  const match = new MatchTestClient(manager.socket(`/${game}`));
  return { manager, room, match };
}

async function open(code: string, game?: string, kind?: string) {
  const stage = aStage(code, game, kind);
  stage.room.socket.connect();
  await stage.room.on('room');
  stage.match.socket.connect();
  await stage.match.on('connect');
  return stage;
}

/**
 * Resolves to the latest room view once the view reports `stages` stages. Ignores the first `from` views. Advances the
 * clock while waiting, because presence is throttled.
 */
async function viewWithStages(client: TestClient, stages: number, from = 0): Promise<RoomView> {
  for (;;) {
    const [picture] = client.all<[RoomView]>('room').slice(from).at(-1) ?? [];
    if (picture?.stage.open === stages) return picture;
    await server.pass(250);
    await client.ask('time');
  }
}

test('a stage is counted but is not a member', async () => {
  const host = await server.makeRoom('Mara');
  const member = inRoom(server.url, host);
  await member.on<[RoomView]>('room', ({ stage }) => stage.open === 0);
  const stage = await open(host.code);
  const [picture] = must(stage.room.all<[RoomView]>('room')[0]);
  expect(picture.members.map(({ name }) => name)).toEqual(['Mara']);
  expect((await viewWithStages(member, 1)).members).toHaveLength(1);
  await server.as(host, 'PATCH', '', { locked: true });
  await stage.room.on<[RoomView]>('room', ({ locked }) => locked);
  member.socket.emit('chat', 'for members', () => undefined);
  await member.on('chat');
  await stage.room.ask('time');
  expect(new Set(stage.room.heard.map(({ event }) => event))).toEqual(new Set(['connect', 'room']));
  const before = member.all('room').length;
  stage.room.close();
  await viewWithStages(member, 0, before);
  member.close();
});

test('a stage cannot act, even with credentials', async () => {
  const [host] = await server.startMatch(3, 'coverblown');
  const { code } = must(host);
  const seat = await server.seat(must(host));
  const stage = await open(code);
  const refused = { refused: 'stage-only-watches', detail: expect.stringContaining('only shows the table') };
  const error = { error: 'stage-only-watches', detail: refused.detail };
  expect(await stage.room.ask<Answer>('chat', 'hello')).toEqual(refused);
  expect(await stage.room.ask<Answer>('reaction', 'clap')).toEqual(refused);
  expect(await stage.match.ask('sync', seat.match.id, seat.playerID, seat.credentials)).toEqual(error);
  expect(await stage.match.ask('sync', seat.match.id, '0')).toEqual(error);
  stage.match.seat = { ...seat, playerID: null, credentials: null };
  await stage.match.sync(stage.match.seat);
  stage.match.seat = seat;
  expect(await stage.match.move('ackFirstCall')).toEqual(refused);
  expect(await stage.match.ask('legal', null, [])).toEqual(refused);
  expect(await stage.match.ask('composing', true)).toEqual(refused);
  expect(await stage.match.ask('notes')).toEqual(refused);
  expect(await stage.match.ask('note', 'own', 'It was Pike.')).toEqual(refused);
  expect(stage.match.all('sync')).toHaveLength(1);
  stage.room.close();
});

test('a ninth stage is refused', async () => {
  const { code } = await server.makeRoom();
  const stages = [];
  for (let n = 0; n < 8; n++) stages.push(await open(code));
  const refusal = async (auth: object) => {
    const client = inRoom(server.url, auth);
    const [{ data }] = await client.on<[Error & { data: { code: string; detail: string } }]>('connect_error');
    client.close();
    expect(data.detail).toMatch(/\.$/);
    return data.code;
  };
  expect(await refusal({ code, stage: 'live' })).toBe('too-many-stages');
  must(stages[0]).room.close();
  await viewWithStages(must(stages[1]).room, 7);
  expect(await refusal({ code, stage: 'delayed' })).toBe('no-delayed-stage');
  expect(await refusal({ code: 'AAAAAA', stage: 'live' })).toBe('room-not-found');
  expect(await refusal({ code, stage: 'everything' })).toBe('room-not-found');
  for (const { room } of stages) room.close();
});

test('a stage of a locked room gets nothing until it is allowed', async () => {
  const host = await server.makeRoom('Mara');
  const { code } = host;
  const guest = await server.join(code, 'Otis');
  await server.as(host, 'PATCH', '', { locked: true });
  const knock = async (token?: string) => {
    const screen = inRoom(server.url, { code, stage: 'live', ...(token !== undefined && { token }) });
    const [{ data }] = await screen.on<[Error & { data: Record<string, string> }]>('connect_error');
    screen.close();
    expect(screen.heard).toHaveLength(1);
    expect(Object.keys(data).sort()).toEqual(['code', 'detail']);
    expect(data.detail).toBe(PROBLEMS[data.code as 'stage-locked']);
    return data.code;
  };
  const ask = () =>
    server.ask<{ secret: string; asked: string[]; code: string; detail: string }>(
      'POST',
      `/api/rooms/${code}/questions`,
      { body: { stage: true } },
    );
  const question = async () => {
    const asked = (await server.room(code, host.token)).questions;
    expect(asked).toMatchObject([{ member: null, asked: [host.id, guest.id], needs: 1 }]);
    return must(asked[0]).id;
  };
  const shows = async (token: string) => {
    const screen = inRoom(server.url, { code, stage: 'live', token });
    const [picture] = await screen.on<[RoomView]>('room');
    expect(picture).toMatchObject({ code, locked: true });
    screen.close();
  };
  expect(await knock()).toBe('stage-locked');
  expect(await knock('guessed')).toBe('stage-locked');
  await shows(guest.token);

  const first = await ask();
  expect(first).toMatchObject({ status: 201, body: { asked: [] } });
  expect(Object.keys(first.body).sort()).toEqual(['asked', 'expiresAt', 'secret']);
  expect(await knock(first.body.secret)).toBe('stage-waiting');
  expect((await ask()).body).toMatchObject({ code: 'being-asked', ...MESSAGES.stageBeingAsked });
  await server.as(guest, 'POST', `/questions/${await question()}`, { yes: false });
  expect(await knock(first.body.secret)).toBe('stage-refused');

  const second = await ask();
  await server.pass(10 * 60_000, 10 * 60_000);
  expect(await knock(second.body.secret)).toBe('stage-unanswered');

  const third = await ask();
  await server.as(guest, 'POST', `/questions/${await question()}`, { yes: true });
  await shows(third.body.secret);
  await shows(third.body.secret);
  const taken = await server.ask<{ code: string }>('POST', `/api/rooms/${code}/questions/${third.body.secret}/seat`);
  expect(taken.body.code).toBe('question-closed');
  expect((await ask()).body).toMatchObject({ code: 'asked-enough', ...MESSAGES.stageAskedEnough });
  await server.pass(2 * 3_600_000, 3_600_000);
  expect((await ask()).status).toBe(201);
  await shows(third.body.secret);
  await server.pass(12 * 3_600_000, 3_600_000);
  expect(await knock(third.body.secret)).toBe('stage-locked');
  expect(await knock(first.body.secret)).toBe('stage-locked');
});
