import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyModule } from '#shared/contract/module.ts';
import type { GameId } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import type { Membership, RoomView, Screen } from '#shared/room/room.ts';
import type { SeatAnswer } from '#shared/wire/wire.ts';
import type { Guest } from '../testing/apiClient';
import { wholeGames } from '../testing/games';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, inRoom, type MatchTestClient, type TestClient } from '../testing/sockets';

let server: TestServer;
const ears: TestClient[] = [];
beforeEach(async () => {
  server = await aServer({ config: { rateLimits: false } });
});
afterEach(async () => {
  for (const client of ears.splice(0)) client.close();
  await server.end();
});

interface Added {
  code: string;
  member: Membership;
  screen: Screen;
}

async function codeFor(guest: Guest, as?: Screen): Promise<string> {
  const { body } = await server.as<{ code: string }>(guest, 'POST', '/screens', as && { as });
  return body.code;
}

/**
 * Adds a second device to a person's seat. By default, the laptop becomes the public screen, and the phone gets the
 * secrets.
 */
async function addPhone(laptop: Guest, as?: Screen): Promise<Guest> {
  const { body } = await server.ask<Added>('POST', `/api/screens/${await codeFor(laptop, as)}`);
  return { code: body.code, ...body.member };
}

async function follow(guest: Guest, game: GameId): Promise<MatchTestClient> {
  const client = atMatch(server.url, game);
  ears.push(client);
  await client.sync(await server.seat(guest));
  return client;
}

async function enter(guest: Guest): Promise<TestClient> {
  const client = inRoom(server.url, guest);
  ears.push(client);
  await client.on('room');
  return client;
}

const errorOf = async ({ match, playerID, credentials }: SeatAnswer) => {
  const client = atMatch(server.url, match.game);
  ears.push(client);
  return (await client.ask<{ error?: string }>('sync', match.id, playerID, credentials)).error;
};

/** Returns the packets that the server sent by itself, without answers to requests. */
const said = ({ raw }: TestClient) => raw.filter((packet) => packet.startsWith('2/'));
const screenIn = (room: RoomView, { id }: Membership) => must(room.members.find((member) => member.id === id)).screens;
const refusalOf = (answer: object) => ('refused' in answer ? answer.refused : 'ok');

describe.each(wholeGames.map((module) => [module.id, module] as const))('%s', (game, module: AnyModule) => {
  /** Starts a match of two people, the first with two screens. Bots have the other seats, and a spectator watches. */
  async function aTable() {
    const laptop = await server.makeRoom('Mara', { game });
    const ben = await server.join(laptop.code, 'Ben');
    const bots = module.players.min - 2;
    if (bots > 0) await server.as(laptop, 'POST', '/bots', { count: bots, level: 'random' });
    const watcher = await server.join(laptop.code, 'Ottoline');
    await server.as(watcher, 'PATCH', `/members/${watcher.id}`, { seated: false });
    const phone = await addPhone(laptop);
    expect((await server.as(laptop, 'POST', '/start')).status).toBe(201);
    return { laptop, phone, ben, watcher };
  }

  test('the public screen and a spectator get the same bytes', {
    tags: ['long'],
  }, async () => {
    const { laptop, phone, ben, watcher } = await aTable();
    // The private screen connects first. Otherwise, the screens that are compared would see it arrive.
    const own = await follow(phone, game);
    const [open, audience] = [await follow(laptop, game), await follow(watcher, game)];
    const { match } = must(open.seat);
    expect(open.seat).toMatchObject({ playerID: '0', screen: 'open', openMoves: [...module.openMoves] });
    expect(own.seat).toMatchObject({ playerID: '0', screen: 'private' });
    const screens = [open, own, audience];
    const heard = () => Promise.all(screens.map((client) => client.ask('time')));
    // Bots also play for the two people, so that the match is played to its end.
    for (const guest of [laptop, ben]) await server.as(guest, 'PATCH', `/members/${guest.id}`, { standIn: true });
    await heard();
    expect(said(open)[0]).toBe(said(audience)[0]);
    for (const { raw } of screens) raw.length = 0;
    const running = must(await server.served.matches.find(match.id));
    let frames = 0;
    for (let step = 0; step < 20_000 && !running.outcome(); step++) {
      await server.pass(1_000);
      await heard();
      expect(said(open)).toEqual(said(audience));
      frames += said(open).length;
      if (running.outcome()) break;
      for (const { raw } of [open, audience]) raw.length = 0;
    }
    expect(running.outcome()).not.toBeNull();
    expect(frames).toBeGreaterThan(3);
    // The private screen must get different packets. Otherwise, the comparison above would prove nothing.
    expect(said(own)).not.toEqual(said(audience));
  });

  test('the public screen refuses a move that needs a secret', async () => {
    const { laptop } = await aTable();
    const open = await follow(laptop, game);
    const closed = Object.keys(module.args).filter((move) => !module.openMoves.has(move));
    expect(closed.length).toBeGreaterThan(0);
    for (const move of closed) {
      expect(await open.move(move, [])).toMatchObject({
        refused: 'on-your-phone',
        detail: expect.stringContaining('phone'),
      });
      expect(refusalOf(await open.move(move, ['0', 1]))).toBe('on-your-phone');
    }
    expect(refusalOf(await open.move('timeout', []))).toBe('unknown-move');
  });
});

test('an answer given on one screen of a seat appears on the other', async () => {
  const [laptop] = await server.startMatch(3, 'coverblown');
  const phone = await addPhone(must(laptop));
  const [open, own] = [await follow(must(laptop), 'coverblown'), await follow(phone, 'coverblown')];
  // No viewer can see whether the first call was answered, so the public screen gets the same refusal in both cases.
  expect(refusalOf(await open.move('claim', ['clean', 'bat']))).toBe('on-your-phone');
  expect(refusalOf(await own.move('ackFirstCall'))).toBe('ok');
  expect(refusalOf(await open.move('claim', ['clean', 'bat']))).toBe('on-your-phone');
  expect(refusalOf(await own.move('investigate', ['weapons']))).toBe('ok');
  await open.until(() => (open.state()?.G as { called: string[] } | undefined)?.called.includes('0'));
  expect(refusalOf(await open.move('claim', ['clean', 'bat']))).toBe('ok');
  expect(refusalOf(await open.move('shoot', ['1']))).toBe('ok');
  await own.until(() => (own.state()?.G as { claims: unknown[] } | undefined)?.claims.length === 1);
  expect(open.state()?.G).toMatchObject({ me: null });
  expect(own.state()?.G).toMatchObject({ me: { acknowledged: true } });
});

test('swapping a seat’s screens disconnects both', async () => {
  const [laptop] = await server.startMatch(3, 'coverblown');
  const phone = await addPhone(must(laptop));
  const [room, hers] = [await enter(must(laptop)), await enter(phone)];
  expect([room.all('screen'), hers.all('screen')]).toEqual([[['open']], [['private']]]);
  const [open, own] = [await follow(must(laptop), 'coverblown'), await follow(phone, 'coverblown')];
  const before = [must(open.seat), must(own.seat)];
  expect((await server.as(phone, 'POST', '/screens/swap')).status).toBe(200);
  await Promise.all([open, own].map((client) => client.on('disconnect')));
  expect(await Promise.all(before.map(errorOf))).toEqual(['unauthorized', 'unauthorized']);
  await Promise.all([room.on('screen', (screen) => screen === 'private'), hers.on('screen', (s) => s === 'open')]);
  const [now, then] = [await follow(must(laptop), 'coverblown'), await follow(phone, 'coverblown')];
  expect(now.state()?.G).toMatchObject({ me: { acknowledged: false } });
  expect(then.state()?.G).toMatchObject({ me: null });
});

test('adding a big screen makes the phone the private screen', async () => {
  const [phone] = await server.startMatch(3, 'coverblown');
  const screen = await addPhone(must(phone), 'open');
  expect((await server.seat(screen)).screen).toBe('open');
  expect((await server.seat(must(phone))).screen).toBe('private');
});

test('the screens’ roles and credentials survive a restart', async () => {
  const [laptop] = await server.startMatch(3, 'coverblown');
  const phone = await addPhone(must(laptop));
  const [open, own] = [await server.seat(must(laptop)), await server.seat(phone)];
  await server.restart();
  const [wall, hand] = [atMatch(server.url, 'coverblown'), atMatch(server.url, 'coverblown')];
  ears.push(wall, hand);
  expect((await wall.sync(open)).state.G).toMatchObject({ me: null });
  expect((await hand.sync(own)).state.G).toMatchObject({ me: { acknowledged: false } });
  expect(refusalOf(await wall.move('ackFirstCall'))).toBe('on-your-phone');
  expect((await server.seat(must(laptop))).screen).toBe('open');
});

test('a removed screen is disconnected immediately', async () => {
  const [laptop] = await server.startMatch(3, 'coverblown');
  const phone = await addPhone(must(laptop));
  const [room, own] = [await enter(phone), await follow(phone, 'coverblown')];
  const wall = await enter(must(laptop));
  expect((await server.as(must(laptop), 'DELETE', '/screens/phone')).body.code).toBe('not-found');
  expect((await server.as(must(laptop), 'DELETE', '/screens/private')).status).toBe(200);
  await room.on('gone', (code) => code === 'screen-removed');
  await Promise.all([room.on('disconnect'), own.on('disconnect'), wall.on('screen', (screen) => screen === null)]);
  expect((await server.as(phone, 'GET', '/seat')).body.code).toBe('unauthorized');
  expect(await errorOf(must(own.seat))).toBe('unauthorized');
  const whole = await follow(must(laptop), 'coverblown');
  expect(whole.seat?.screen).toBeUndefined();
  expect(whole.state()?.G).toMatchObject({ me: { acknowledged: false } });
  expect(wall.all('disconnect')).toEqual([]);
  for (const [method, below] of [
    ['POST', '/screens/swap'],
    ['DELETE', '/screens/open'],
  ] as const)
    expect((await server.as(must(laptop), method, below)).body.code).toBe('one-screen');
});

test('all members see who has two screens', async () => {
  const [laptop, ben] = await server.startMatch(3, 'coverblown');
  const watching = await enter(must(ben));
  expect(screenIn(await server.room(must(laptop).code), must(laptop))).toBeUndefined();
  const wall = await enter(must(laptop));
  const phone = await addPhone(must(laptop));
  const hand = await enter(phone);
  const seen = (open: boolean, own: boolean) => (room: RoomView) => {
    const screens = screenIn(room, phone);
    return screens?.open === open && screens.private === own;
  };
  const tell = async () => {
    await watching.ask('time');
    await server.pass(250);
  };
  await tell();
  await watching.on('room', seen(true, true));
  watching.forget();
  hand.close();
  await wall.ask('time');
  await tell();
  await watching.on('room', seen(true, false));
  // A person is online as long as at least one of the two screens is connected.
  expect((await server.room(phone.code)).members.find(({ id }) => id === phone.id)?.online).toBe(true);
});

test('moving a seat revokes both screens’ tokens', async () => {
  const [laptop] = await server.startMatch(3, 'coverblown');
  const phone = await addPhone(must(laptop));
  const [open, own] = [await follow(must(laptop), 'coverblown'), await follow(phone, 'coverblown')];
  const refused = await server.as(must(laptop), 'POST', '/handoff');
  expect([refused.status, refused.body.code]).toEqual([403, 'on-your-phone']);
  const { body } = await server.as<{ url: string }>(phone, 'POST', '/handoff');
  const taken = await server.ask<Added>('POST', `/api/handoffs/${new URL(body.url).hash.replace('#move=', '')}`);
  await Promise.all([open.on('disconnect'), own.on('disconnect')]);
  for (const guest of [must(laptop), phone]) expect((await server.as(guest, 'GET', '/seat')).status).toBe(401);
  const moved = { code: phone.code, ...taken.body.member };
  expect((await server.seat(moved)).screen).toBeUndefined();
  expect(screenIn(await server.room(phone.code), moved)).toBeUndefined();
});

describe('a screen code adds a second screen to a seat', () => {
  const closed = async (code: string) => {
    const { status, body } = await server.ask('POST', `/api/screens/${code}`);
    return [status, body.code];
  };

  test('a screen code works once', async () => {
    const laptop = await server.makeRoom();
    const room = await enter(laptop);
    const { status, body } = await server.as<{ code: string; url: string; expiresAt: number }>(
      laptop,
      'POST',
      '/screens',
    );
    expect([status, body.expiresAt - server.clock.now()]).toEqual([201, 120_000]);
    expect(body.code).toMatch(/^[ACDEFGHJKMNPQRTVWXY34679]{6}$/);
    expect(body.url).toBe(`${(await server.room(laptop.code)).url}#screen=${body.code}`);
    const typed = `${body.code.slice(0, 3)}-${body.code.slice(3)}`.toLowerCase();
    const { body: added } = await server.ask<Added>('POST', `/api/screens/${typed}`);
    expect(added).toMatchObject({ code: laptop.code, screen: 'private', member: { id: laptop.id } });
    await room.on('chat', (line) => (line as { text: string }).text.includes('two screens'));
    expect(await closed(body.code)).toEqual([410, 'screen-code-closed']);
    expect((await server.as(laptop, 'POST', '/screens')).body.code).toBe('two-screens');
  });

  test('a screen code expires after two minutes', async () => {
    const laptop = await server.makeRoom();
    const first = await codeFor(laptop);
    const second = await codeFor(laptop);
    expect(await closed(first)).toEqual([410, 'screen-code-closed']);
    await server.pass(120_000, 120_000);
    expect(await closed(second)).toEqual([410, 'screen-code-closed']);
    expect(await closed(await codeFor(laptop).then((code) => `${code}A`))).toEqual([410, 'screen-code-closed']);
    expect((await server.seat(laptop)).screen).toBeUndefined();
  });

  test('a screen code survives a restart', async () => {
    const laptop = await server.makeRoom();
    const code = await codeFor(laptop);
    await server.restart();
    const { body } = await server.as<{ url: string }>(laptop, 'POST', '/handoff');
    const other = await server.makeRoom();
    const still = await codeFor(other);
    await server.restart();
    expect((await server.ask<Added>('POST', `/api/screens/${still}`)).status).toBe(200);
    await server.ask('POST', `/api/handoffs/${new URL(body.url).hash.replace('#move=', '')}`);
    expect(await closed(code)).toEqual([410, 'screen-code-closed']);
  });
});

describe('wrong screen codes are limited', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await aServer({ limits: { wrong: { inTenMinutes: 3 } } });
  });
  afterAll(() => strict.end());

  test('wrong screen codes and wrong room codes count together', async () => {
    const laptop = await strict.makeRoom();
    for (const guess of ['AAAAAA', 'CCCCCC', 'DDDDDD'])
      expect((await strict.ask('POST', `/api/screens/${guess}`)).body.code).toBe('screen-code-closed');
    let isAnswered = false;
    const waiting = strict.ask<RoomView>('GET', `/api/rooms/${laptop.code}`).finally(() => {
      isAnswered = true;
    });
    await strict.ask('GET', '/api/games');
    expect(isAnswered).toBe(false);
    await strict.pass(30_000);
    expect((await waiting).status).toBe(200);
  });
});
