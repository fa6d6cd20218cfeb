import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import type { RoomView } from '#shared/room/room.ts';
import { type ToyModule, type ToyView, toy } from '../../matches/toy';
import type { Guest } from '../../testing/apiClient';
import { aServer, type TestServer } from '../../testing/server';
import { atMatch, inRoom } from '../../testing/sockets';

/** Determines which of the test game's functions throw. */
const broken = { view: false, deadline: false, carryOver: false };
const refuse = (): never => {
  throw new Error('a card no viewer may see');
};
const fragile: ToyModule = {
  ...toy,
  view: (G, viewer): ToyView => (broken.view && G.round === 1 ? refuse() : toy.view(G, viewer)),
  deadline: (G) => (broken.deadline ? refuse() : toy.deadline(G)),
  carryOver: (G) => (broken.carryOver ? refuse() : must(toy.carryOver)(G)),
};

let server: TestServer;
let guests: Guest[];
let host: Guest;
let other: Guest;
let match: string;
beforeEach(async () => {
  Object.assign(broken, { view: false, deadline: false, carryOver: false });
  server = await aServer({ catalogue: [fragile] });
  guests = await server.startMatch(2, 'toy');
  host = must(guests[0]);
  match = must((await server.room(host.code)).match).id;
  other = must((await server.startMatch(2, 'toy'))[0]);
});
afterEach(() => server.end());

const room = (column: string, value: string) => (file: string) =>
  change(file, `update rooms set ${column} = ? where code = ?`, value, host.code);
const ofMatch = (column: string, value: string) => (file: string) =>
  change(file, `update matches set ${column} = ? where id = ?`, value, match);

function change(file: string, sql: string, ...values: string[]): void {
  const db = new Database(file);
  expect(db.prepare(sql).run(...values).changes).toBe(1);
  db.close();
}

/** Returns a function that edits the JSON in a column of a database file. */
const edited = (table: string, column: string, edit: (json: Record<string, Json>) => unknown) => (file: string) => {
  const db = new Database(file);
  const [key, value] = table === 'rooms' ? ['code', host.code] : ['id', match];
  const row = db.prepare(`select ${column} as text from ${table} where ${key} = ?`).get(value) as { text: string };
  const text = JSON.stringify(edit(JSON.parse(row.text)));
  db.prepare(`update ${table} set ${column} = ? where ${key} = ?`).run(text, value);
  db.close();
};

/**
 * Returns a function that adds a result to the match's stored snapshot. The match's row still says that the match is
 * running.
 */
const withResult = (gameover: Json, also: Record<string, Json> = {}) =>
  edited('matches', 'snapshot', (snapshot) => ({
    ...snapshot,
    ...also,
    ctx: { ...(snapshot.ctx as object), gameover },
  }));

function stored(file: string): unknown[] {
  const db = new Database(file, { readonly: true });
  const rows = [
    db.prepare('select * from rooms where code = ?').get(host.code),
    db.prepare('select * from matches join progress on match = id where id = ?').get(match),
  ];
  db.close();
  return rows;
}

/** Damages the database and restarts the server. Returns what was stored for the room and the match. */
async function restartWith(breakIt: (file: string) => void): Promise<unknown[]> {
  let before: unknown[] = [];
  await server.restart((file) => {
    breakIt(file);
    before = stored(file);
  });
  await server.served.settled();
  return before;
}

async function othersAreWell(): Promise<void> {
  const view = await server.room(other.code);
  expect(view.match?.over).toBe(false);
  const client = atMatch(server.url, 'toy');
  await client.sync(await server.seat(other));
  expect(await client.move('note', ['well'])).toMatchObject({ ok: true });
  client.close();
  expect(server.lines.join('\n')).not.toContain('a card no viewer may see');
}

const logged = (event: string) =>
  server.lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line.event === event);

test.each([
  ['no JSON', room('state', '{"game": "toy", "members"')],
  ['another shape', room('state', '{"game":"toy","people":[]}')],
  ['members that are no list', edited('rooms', 'state', (state) => ({ ...state, members: {} }))],
  ['a match without seats', edited('rooms', 'state', (state) => ({ ...state, match: { id: 'x', over: false } }))],
  ['nothing', room('state', 'null')],
] satisfies [string, (file: string) => void][])(
  'a room that is stored as %s is unavailable, and is left unchanged',
  async (_, breakIt) => {
    const [before] = await restartWith((file) => breakIt(file));
    for (const [method, below] of [
      ['GET', ''],
      ['PATCH', ''],
      ['POST', '/members'],
      ['POST', '/start'],
      ['GET', '/seat'],
      ['DELETE', `/members/${host.id}`],
    ] as const) {
      const { status, body, headers } = await server.as(host, method, below, method === 'GET' ? undefined : {});
      expect([method, below, status, body.code]).toEqual([method, below, 503, 'room-unavailable']);
      expect(body.detail).toContain('Make a new room');
      expect(headers.get('Retry-After')).toBeNull();
    }
    const client = inRoom(server.url, host);
    const [error] = await client.on<[Error & { data: { code: string } }]>('connect_error');
    expect([error.message, error.data.code]).toEqual(['room-unavailable', 'room-unavailable']);
    client.close();
    const replay = await server.ask('GET', `/api/matches/${match}/replay`, { token: host.token });
    expect([replay.status, replay.body.code]).toEqual([503, 'room-unavailable']);
    expect(logged('room-unreadable')).toMatchObject([{ room: host.code, at: expect.any(Array) }]);
    await othersAreWell();
    // After another restart, the stored room is still unchanged. Members can meet in a new room.
    await server.restart((file) => expect(stored(file)[0]).toEqual(before));
    expect((await server.makeRoom('Mara')).code).not.toBe(host.code);
  },
);

test.each([
  ['whose snapshot is no JSON', ofMatch('snapshot', '{"G": {')],
  ['whose snapshot has another shape', ofMatch('snapshot', '{"state":{"hands":[]}}')],
  ['whose players are no JSON', ofMatch('seats', '[')],
  ['whose players have another shape', ofMatch('seats', '{"0":"Ada","1":"Ben"}')],
  ['that is running but has a result', withResult({ winners: ['0'], reason: 'guessed' })],
  ['that is running but has a result of the wrong shape', withResult({ winners: 'all' })],
  ['of older rules that is running but has a result', withResult({ winners: ['0'], reason: 'guessed' }, { rules: 0 })],
  ['that is over but has no result', (file) => change(file, 'update progress set over = 1 where match = ?', match)],
  ['whose state is of other rules', edited('matches', 'snapshot', (snapshot) => ({ ...snapshot, G: { round: 1 } }))],
] satisfies [string, (file: string) => void][])(
  'a match %s ends without counting, and the room continues',
  async (_, breakIt) => {
    const [, before] = await restartWith((file) => breakIt(file));
    await isOverForNobody(before);
    await othersAreWell();
  },
);

test('a match whose view throws ends without counting', async () => {
  const [, before] = await restartWith((file) => {
    broken.view = true;
    // Moves the other match on to its second round, in which the test game does not throw.
    const db = new Database(file);
    const sql = "update matches set snapshot = json_set(snapshot, '$.G.round', 2) where id <> ?";
    expect(db.prepare(sql).run(match).changes).toBe(1);
    db.close();
  });
  await othersAreWell();
  await isOverForNobody(before, () => {
    broken.view = false;
  });
});

test('a match whose deadline throws ends without counting', async () => {
  const [, before] = await restartWith(() => {
    broken.deadline = true;
  });
  await isOverForNobody(before, () => {
    broken.deadline = false;
  });
});

test('a match whose carryOver throws ends without counting', async () => {
  const client = atMatch(server.url, 'toy');
  await client.sync(await server.seat(host));
  broken.carryOver = true;
  for (const number of [4, 5, 6, 7, 8, 9]) await client.move('guess', ['1', number]);
  client.close();
  expect((await server.room(host.code)).match?.over).toBe(false);
  await restartWith(() => undefined);
  const view = await server.room(host.code);
  expect([view.match?.over, view.totals]).toEqual([true, []]);
  expect(logged('match-unreadable')).toMatchObject([{ match, at: expect.any(Array) }]);
  expect((await server.as(host, 'POST', '/start')).status).toBe(201);
  await othersAreWell();
});

async function isOverForNobody(before: unknown, mend: () => void = () => undefined): Promise<void> {
  const view: RoomView = await server.room(host.code);
  const dealt = { id: match, game: 'toy', over: true, commitment: expect.objectContaining({ words: null }) };
  expect([view.match, view.totals]).toEqual([dealt, []]);
  const talk = inRoom(server.url, host);
  const [line] = await talk.on<[{ text: string; notice?: true }]>('chat', ({ notice }) => notice === true);
  expect(line.text).toMatch(/couldn’t be read.*doesn’t count/);
  talk.close();
  const client = atMatch(server.url, 'toy');
  const { state } = await client.sync(await server.seat(host));
  expect(state.G).toEqual({ waitingFor: [], out: [], endsAt: null });
  expect(state.ctx.gameover).toEqual({ winners: [], reason: 'unreadable', cancelled: true });
  expect(await client.move('note', ['late'])).toMatchObject({ refused: 'game-over' });
  client.close();
  const replay = await server.ask('GET', `/api/matches/${match}/replay`, { token: host.token });
  expect([replay.status, replay.body.code]).toEqual([404, 'no-match']);
  expect(logged('match-unreadable')[0]).toMatchObject({ match, at: expect.any(Array) });
  mend();
  expect((await server.as(host, 'POST', '/start')).status).toBe(201);
  await server.restart((file) => expect(stored(file)[1]).toEqual(before));
  expect((await server.room(host.code)).match).toMatchObject({ over: false });
}
