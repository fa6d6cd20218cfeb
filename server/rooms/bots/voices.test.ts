import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bot } from '#shared/contract/module.ts';
import { MANNERS } from '#shared/contract/voice.ts';
import { must } from '#shared/must.ts';
import type { MemberView, RoomView } from '#shared/room/room.ts';
import { type ToyView, toy } from '../../matches/toy';
import type { Guest } from '../../testing/apiClient';
import { aServer, type TestServer } from '../../testing/server';
import { inRoom, type TestClient } from '../../testing/sockets';
import { CHARACTERS, characterOf } from './characters';

const each = (text: string) => ({ dry: [text], warm: [text], brash: [text], nervous: [text] });
const steady: Bot<ToyView> = {
  timing: {
    asked: (open) => (open.guesses.length === 0 ? 'guess' : null),
    delay: () => ({ from: 60_000, to: 60_000 }),
  },
  choose: () => ({ move: 'guess', args: ['0', 1], say: { about: 'guesses', facts: { whom: { seat: '0' } } } }),
  answer: (_view, _seat, { by }) => ({ about: 'answers', facts: { whom: { seat: by } } }),
};
const talkative = {
  ...toy,
  players: { min: 2, max: 30 },
  lines: { guesses: each('I guess about {whom}.'), answers: each('Yes, {whom}?') },
  bots: { steady },
};

let server: TestServer;
let ada: Guest;
let client: TestClient;
beforeEach(async () => {
  server = await aServer({ catalogue: [talkative] });
  ada = await server.makeRoom('$& Ada', { options: { seconds: 600 } });
  client = inRoom(server.url, ada);
});
afterEach(async () => {
  client.close();
  await server.end();
});

const addBots = async (count: number): Promise<MemberView[]> => {
  const { body } = await server.as<RoomView>(ada, 'POST', '/bots', { count });
  return body.members.filter(({ bot }) => bot !== null);
};
const said = () =>
  client
    .all<[{ member: string; text: string; notice?: true }]>('chat')
    .flatMap(([{ member, text, notice }]) => (notice ? [] : [[member, text]]));

describe('bots in a room are different characters', () => {
  test('characters differ in name and face', () => {
    expect(CHARACTERS.length).toBeGreaterThanOrEqual(20);
    for (const part of ['name', 'face', 'about'] as const)
      expect(new Set(CHARACTERS.map((character) => character[part])).size).toBe(CHARACTERS.length);
    for (const manner of MANNERS) expect(CHARACTERS.filter((one) => one.manner === manner).length).toBeGreaterThan(3);
    for (const { face, temper, quickness, about } of CHARACTERS) {
      expect(face).toMatch(/^[a-z0-9-]{1,32}$/);
      expect(Math.abs(temper)).toBeLessThanOrEqual(1);
      expect([quickness >= 0.85, quickness <= 1.15]).toEqual([true, true]);
      expect(about.length).toBeLessThanOrEqual(60);
    }
  });

  test('characters join with their own faces', async () => {
    const bots = await addBots(3);
    for (const { name, face, about } of bots) expect(characterOf(name)).toMatchObject({ name, face, about });
    expect(new Set(bots.map(({ name }) => name)).size).toBe(3);
    expect((await server.room(ada.code)).members[0]).not.toHaveProperty('about');
    for (const bot of bots) expect(JSON.stringify(bot)).not.toMatch(/temper|manner|quickness/);
  });

  test('all characters are used before a bot gets a numbered name', async () => {
    const bots = await addBots(20);
    expect(bots.map(({ name }) => name).toSorted()).toEqual(CHARACTERS.map(({ name }) => name).toSorted());
    const last = (await addBots(1)).at(-1);
    expect([last?.name, last?.about]).toEqual(['Bot 1', undefined]);
  });
});

describe('bots write in the chat', () => {
  const begin = async () => {
    const [bot] = await addBots(1);
    await server.as(ada, 'POST', '/start');
    return must(bot);
  };

  test('a bot’s chat line is posted together with its move', async () => {
    const bot = await begin();
    await server.pass(75_000);
    await client.on('chat');
    expect(said()).toEqual([[bot.id, 'I guess about $& Ada.']]);
  });

  test('a bot answers people at the table', async () => {
    const bot = await begin();
    await client.ask('chat', `What now, ${bot.name.toUpperCase()}?`);
    await server.served.settled();
    await server.pass(5_000);
    await client.on('chat', ({ member }: { member: string }) => member === bot.id);
    expect(said()).toEqual([
      [ada.id, `What now, ${bot.name.toUpperCase()}?`],
      [bot.id, 'Yes, $& Ada?'],
    ]);
  });

  test('a bot does not answer spectators', async () => {
    const bot = await begin();
    const ben = await server.join(ada.code, 'Ben');
    const other = inRoom(server.url, ben);
    await other.ask('chat', `Hello, ${bot.name}`);
    await server.pass(5_000);
    await server.as(ada, 'PATCH', '', { chat: false });
    await server.pass(75_000);
    expect(await server.store.chat(ada.code, 100)).toMatchObject([{ text: `Hello, ${bot.name}` }]);
    other.close();
  });

  test('a stand-in’s chat line is marked', async () => {
    const ben = await server.join(ada.code, 'Ben');
    await server.as(ada, 'POST', '/start');
    await server.as(ben, 'PATCH', `/members/${ben.id}`, { standIn: true });
    await server.pass(75_000);
    await client.on('chat', ({ text }: { text: string }) => text.includes('guess'));
    expect(said()).toEqual([[ben.id, '(Stand-in) I guess about $& Ada.']]);
  });

  test('a bot’s chat line is not part of the replay', async () => {
    await begin();
    await server.pass(75_000);
    await server.as(ada, 'POST', '/stop');
    const { id } = must((await server.room(ada.code)).match);
    const { body } = await server.ask('GET', `/api/matches/${id}/replay`, { token: ada.token });
    expect(JSON.stringify(body)).toContain('"guess"');
    expect(JSON.stringify(body)).not.toContain('I guess about');
  });
});
