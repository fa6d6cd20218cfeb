import { afterAll, beforeAll, expect, test } from 'vitest';
import type { View } from '#games/covertques/state.ts';
import { must } from '#shared/must.ts';
import type { Guest } from '../../testing/apiClient';
import { aServer, type TestServer } from '../../testing/server';
import { atMatch, inRoom } from '../../testing/sockets';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ config: { rateLimits: false } });
});
afterAll(() => server.end());

async function aRoom(people: number, options: object = {}): Promise<Guest[]> {
  const host = await server.makeRoom('P0', { game: 'covertques', options });
  const guests = [host];
  for (let n = 1; n < people; n++) guests.push(await server.join(host.code, `P${n}`));
  return guests;
}

const start = async (guests: Guest[]) => (await server.as(must(guests[0]), 'POST', '/start')).body.code;

test('[CQ-1] a match starts with three to twelve players', async () => {
  expect(await start(await aRoom(2))).toBe('too-few-players');
  const thirteen = await aRoom(13);
  const room = await server.room(must(thirteen[0]).code);
  expect(room.members.filter(({ seat }) => seat !== null)).toHaveLength(12);
});

test('[CQ-39] the Inquisition does not start with four players', async () => {
  const four = await aRoom(4, { debugger: true });
  expect(await start(four)).toBe('inquisition-needs-five');
  const { cannotStart, startWarning } = await server.room(must(four[0]).code);
  expect(cannotStart).toMatchObject({ code: 'inquisition-needs-five', detail: expect.stringMatching(/five players/) });
  expect(startWarning).toBeNull();

  const five = await aRoom(5, { debugger: true });
  const room = await server.room(must(five[0]).code);
  expect(room.cannotStart).toBeNull();
  expect(room.startWarning).toMatchObject({ code: 'inquisition-with-five', detail: expect.stringMatching(/six/) });
  expect(await start(five)).toBeUndefined();
});

test('[CQ-38, CQ-63] the game closes the chat at night', async () => {
  const guests = await aRoom(3);
  const host = must(guests[0]);
  const said = inRoom(server.url, { code: host.code, token: host.token });
  const chat = () => said.ask<object>('chat', 'who is it');
  await said.on('room');
  await start(guests);
  expect(await chat()).toMatchObject({ refused: 'chat-closed' });

  const ears = await Promise.all(
    guests.map(async (guest) => {
      const client = atMatch(server.url, 'covertques');
      await client.sync(await server.seat(guest));
      return client;
    }),
  );
  const view = () => must(ears[0]?.state()).G as View;
  const until = async (phase: View['phase']) => {
    while (view().phase !== phase) {
      await server.pass(1_000);
      await ears[0]?.ask('time');
    }
  };
  await until('hint');
  expect(await chat()).toMatchObject({ ok: true });
  await until('discovery');
  expect(await chat()).toMatchObject({ refused: 'chat-closed' });
  const topic = view().topic;
  for (const client of ears)
    await client.move('reveal', [view().seats.find((seat) => seat !== client.seat?.playerID), 1]);
  await server.served.settled();
  const { totals } = await server.room(host.code);
  expect(totals.map(({ played }) => played)).toEqual([1, 1, 1]);

  expect(await start(guests)).toBeUndefined();
  expect((await server.room(host.code)).totals).toEqual(totals);
  const { state } = await must(ears[0]).sync(await server.seat(host));
  expect(state.G).toMatchObject({ phase: 'night', outcome: null });
  expect((state.G as View).topic).not.toBe(topic);
  for (const client of [...ears, said]) client.close();
});

test('the topic of a stopped match is not used again', async () => {
  const guests = await aRoom(3);
  const host = must(guests[0]);
  const topics = new Set<string>();
  const matches = 12;
  for (let match = 0; match < matches; match++) {
    await start(guests);
    const client = atMatch(server.url, 'covertques');
    const { state } = await client.sync(await server.seat(host));
    topics.add((state.G as View).topic);
    client.close();
    await server.as(host, 'POST', '/stop');
  }
  expect(topics.size).toBe(matches);
});
