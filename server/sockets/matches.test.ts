import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, MoveAction, SeatMetadata, SyncInfo } from '#shared/wire/wire.ts';
import { toy } from '../matches/toy';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, type MatchTestClient } from '../testing/sockets';

let server: TestServer;
const ears: MatchTestClient[] = [];
beforeAll(async () => {
  server = await aServer({ catalogue: [toy], config: { rateLimits: false } });
});
afterAll(async () => {
  for (const client of ears) client.close();
  await server.end();
});

function device(url = server.url): MatchTestClient {
  const client = atMatch(url, 'toy');
  ears.push(client);
  return client;
}

async function aMatch(people = 2) {
  const guests = await server.startMatch(people, 'toy');
  const seats = await Promise.all(guests.map((guest) => server.seat(guest)));
  const devices = await Promise.all(
    seats.map(async (seat) => {
      const client = device();
      await client.sync(seat);
      return client;
    }),
  );
  const [a, b] = devices;
  const [first, second] = seats;
  if (!a || !b || !first || !second) throw new Error('no match');
  return { guests, seats, devices, a, b, first, second, match: first.match.id };
}

test('[door 25] a viewer first gets a sync with its view', async () => {
  const { a, match } = await aMatch();
  const [id, info] = await a.on<[string, SyncInfo]>('sync');
  expect(id).toBe(match);
  expect(info.log).toEqual([]);
  expect(info.initialState).toEqual(info.state);
  expect(info.state).toMatchObject({ plugins: {}, _undo: [], _redo: [], deltalog: [], _stateID: 0 });
  expect(info.state.ctx).toMatchObject({ phase: null, numPlayers: 2, turn: 1, numMoves: 0 });
  expect(a.heard.findIndex(({ event }) => event === 'sync')).toBeLessThan(
    a.heard.findIndex(({ event }) => event === 'matchData' || event === 'update') >>> 0,
  );
});

test('a client gets the answer to its move before the frame that shows the move', async () => {
  const { a, b } = await aMatch();
  const order: string[] = [];
  a.socket.on('update', () => order.push('frame'));
  await new Promise<void>((answered) => {
    a.socket.emit('update', a.action('note', ['mine']), 0, a.seat?.match.id, a.seat?.playerID, (answer: Answer) => {
      order.push(JSON.stringify(answer));
      answered();
    });
  });
  await a.on('update');
  expect(order).toEqual(['{"ok":true}', 'frame']);
  expect(await b.ask('time')).toBe(server.clock.now());
  expect(b.all('update')).toEqual([]);
});

test('[door 3] a seat moves only as itself, even if the packet names another', async () => {
  const { a, match } = await aMatch();
  const forged = { ...a.action('note', ['x']) } as MoveAction;
  forged.payload = { ...forged.payload, playerID: '1' };
  for (const [action, playerID] of [
    [forged, '0'],
    [forged, '1'],
    [a.action('note', ['x']), '1'],
    [a.action('note', ['x']), null],
  ])
    expect(await a.ask<Answer>('update', action, 0, match, playerID)).toMatchObject({ refused: 'not-your-seat' });
  const watcher = device();
  await watcher.sync({ match: { id: match, game: 'toy' }, playerID: null, credentials: null });
  const action = a.action('note', ['x']);
  expect(await watcher.ask<Answer>('update', action, 0, match, '0')).toMatchObject({ refused: 'not-your-seat' });
});

test('[door 6] an invalid sync gets an error and no state', async () => {
  const { first, match } = await aMatch();
  const client = device();
  const sync = (...args: unknown[]) => client.ask('sync', ...args);
  expect(await sync('nothing', '0', first.credentials, 400)).toEqual({ error: 'no-match' });
  expect(await sync(match, '0', 'wrong')).toEqual({ error: 'unauthorized' });
  expect(await sync(match, '0')).toEqual({ error: 'unauthorized' });
  expect(await sync(match, '1', first.credentials)).toEqual({ error: 'unauthorized' });
  expect(await sync(match, '7', first.credentials)).toEqual({ error: 'not-your-seat' });
  expect(client.all('sync')).toEqual([]);
  expect(await server.store.match('nothing')).toBeNull();
});

test('[door 7] after two simultaneous syncs a socket follows only the later match', async () => {
  const one = await aMatch();
  const two = await aMatch();
  const client = device();
  const credentials = [one.first.credentials, two.first.credentials];
  const answers = Promise.all([
    client.ask('sync', one.match, '0', credentials[0]),
    client.ask('sync', two.match, '0', credentials[1]),
  ]);
  expect(await answers).toEqual([{ ok: true }, { ok: true }]);
  client.forget();
  await one.b.move('guess', ['0', 1]);
  await two.b.move('guess', ['0', 1]);
  await client.on('update');
  expect(client.all<[string]>('update').map(([id]) => id)).toEqual([two.match]);
  client.seat = one.first;
  expect(await client.move('note', ['x'])).toMatchObject({ refused: 'not-synced' });
});

test('[door 8] a seat named like a prototype property is refused', async () => {
  const { first, match } = await aMatch();
  const client = device();
  for (const seat of ['__proto__', 'constructor', '12', '01', '-1', '', ' 0', 0, {}, ['0']])
    expect(await client.ask('sync', match, seat, first.credentials)).toEqual({ error: 'invalid-args' });
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test('[door 4] invalid moves are each refused with a code', async () => {
  const { a, match } = await aMatch();
  const send = (action: unknown) => a.ask<Answer>('update', action, 0, match, '0');
  const payload = a.action('note', ['x']).payload;
  for (const type of ['UNDO', 'UPDATE', 'GAME_EVENT', 'RESET', 'PLUGIN'])
    expect(await send({ type, payload })).toMatchObject({ refused: 'unknown-move' });
  for (const name of ['timeout', 'valueOf', '__proto__', 'constructor', 'nothing'])
    expect(await a.move(name)).toMatchObject({ refused: 'unknown-move' });
  for (const args of [[], ['a', 'b'], [7], [null], [{}], 'text', null, { 0: 'x' }])
    expect(await a.move('note', args as unknown[])).toMatchObject({ refused: 'invalid-args' });
  expect(await a.move('guess', ['0', 3])).toMatchObject({ refused: 'own-number', detail: 'You know your own number.' });
});

test('every kind of packet is answered or ignored', async () => {
  const { a, match } = await aMatch();
  const odd = [null, 7, 'x', [], {}, [[]], { type: 'MAKE_MOVE' }, { payload: null }, Buffer.from('x'), true];
  for (const one of odd) {
    a.socket.emit('sync', one);
    a.socket.emit('update', one);
    a.socket.emit('time', one);
    a.socket.emit('chat', one);
    expect(await a.ask<Answer>('update', one, 0, match, '0')).toHaveProperty('refused');
  }
  for (const event of ['', 'error', 'nothing', '__proto__', 'toString', 'matchData']) a.socket.emit(event, {});
  a.socket.emit('update');
  a.socket.emit('sync');
  const deep = JSON.parse('['.repeat(2000) + ']'.repeat(2000));
  expect(await a.ask<Answer>('update', a.action('note', deep), 0, match, '0')).toHaveProperty('refused');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('raw bytes that are not packets can close only their own connection', async () => {
  const bytes = [
    '4',
    '42',
    '42/toy,[',
    '42/toy,["x"',
    '45-["x"]',
    '451-/toy,["x",{"_placeholder":true,"num":9}]',
    '9',
    'zz',
  ];
  for (const odd of [
    ...bytes,
    '42/toy,["disconnect"]',
    '42/toy,["__proto__"]',
    '41/toy,',
    '40/__proto__,',
    '44/toy,{}',
  ]) {
    const wire = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    await new Promise<void>((over) => {
      wire.addEventListener('close', () => over());
      wire.addEventListener('message', ({ data }) => {
        if (String(data).startsWith('0')) wire.send('40/toy,');
        else if (String(data).startsWith('40/toy,')) {
          wire.send(odd);
          wire.send('42/toy,1["time"]');
          wire.send('41');
          wire.send('1');
        }
      });
    });
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('[door 21] a frame over 64 KiB closes the socket', async () => {
  const { a } = await aMatch();
  a.socket.emit('update', 'x'.repeat(70_000));
  await a.on('disconnect');
});

test('several devices can hold the same seat', async () => {
  const { a, b, first } = await aMatch();
  const phone = device();
  await phone.sync(first);
  expect(await phone.move('note', ['from the phone'])).toEqual({ ok: true });
  await a.on('update');
  expect(a.state()?.G).toEqual(phone.state()?.G);
  expect(b.all('update')).toEqual([]);
});

test('a move with a repeated id is applied once', async () => {
  const { a, match } = await aMatch();
  expect(await a.move('note', ['x'], 'id-1')).toEqual({ ok: true });
  expect(await a.move('note', ['x'], 'id-1')).toEqual({ ok: true });
  expect((await server.store.journal(match)).length).toBe(1);
  for (const id of ['', 'y'.repeat(65), 7]) {
    const action = a.action('note', ['x']) as { payload: object };
    const packet = { ...action, payload: { ...action.payload, id } };
    expect(await a.ask<Answer>('update', packet, 0, match, '0')).toMatchObject({ refused: 'invalid-args' });
  }
});

test('a move sent before the sync is refused', async () => {
  const { first } = await aMatch();
  const client = device();
  client.seat = first;
  expect(await client.move('note', ['x'])).toMatchObject({ refused: 'not-synced' });
  expect(client.heard.filter(({ event }) => event !== 'connect')).toEqual([]);
});

test('a socket that does not sync within twenty seconds is closed', async () => {
  const { a } = await aMatch();
  const idle = device();
  await idle.on('connect');
  await idle.ask('time');
  server.clock.advance(20_000);
  await idle.on('disconnect');
  expect(await a.ask('time')).toBe(server.clock.now());
});

test('[door 21] moves are limited per seat and per connection', async () => {
  const strict = await aServer({ catalogue: [toy] });
  try {
    const guests = await strict.startMatch(2, 'toy');
    const seat = await strict.seat(guests[0] ?? { id: '', code: '', token: '' });
    const [one, two] = [device(strict.url), device(strict.url)];
    await one.sync(seat);
    await two.sync(seat);
    const answers: Answer[] = [];
    for (let n = 0; n < 40; n++) answers.push(await (n % 2 ? one : two).move('guess', ['0', 1]));
    const limited = answers.filter((answer) => 'refused' in answer && answer.refused === 'rate-limited');
    expect(limited).toHaveLength(10);
    expect(limited[0]).toMatchObject({ retryAfter: 100 });
    strict.clock.advance(100);
    expect(await one.move('guess', ['0', 1])).toMatchObject({ refused: 'own-number' });
    const times: unknown[] = [];
    for (let n = 0; n < 60; n++) times.push(await one.ask('time'));
    expect(times.at(-1)).toMatchObject({ refused: 'rate-limited' });
  } finally {
    await strict.end();
  }
});

test('presence is sent by seat and name', async () => {
  const { guests, b } = await aMatch();
  const seats = () => b.all<[string, SeatMetadata[]]>('matchData').at(-1)?.[1];
  // Presence is sent at most every 250 ms, so nothing is pending after 500 ms.
  server.clock.advance(500);
  await b.until(() => seats()?.every(({ isConnected }) => isConnected));
  expect(seats()?.map(({ id, name }) => [id, name])).toEqual([
    [0, 'P0'],
    [1, 'P1'],
  ]);
  ears.at(-2)?.close();
  server.clock.advance(500);
  await b.until(() => seats()?.[0]?.isConnected === false);
  const [host] = guests;
  if (host) await server.as(host, 'PATCH', `/members/${host.id}`, { name: 'Renamed' });
  await b.until(() => seats()?.[0]?.name === 'Renamed');
});

test('[door 17] the old device of a moved seat is cut off', async () => {
  const { guests, a, first } = await aMatch();
  const [host] = guests;
  if (!host) throw new Error('no host');
  const { body } = await server.as<{ url: string }>(host, 'POST', '/handoff');
  await server.ask('POST', `/api/handoffs/${new URL(body.url).hash.replace('#move=', '')}`);
  await a.on('disconnect');
  const again = device();
  expect(await again.ask('sync', first.match.id, '0', first.credentials)).toEqual({ error: 'unauthorized' });
});

test('[door 20] a socket from a foreign origin is refused', async () => {
  const open = async (headers: Record<string, string>) => {
    const client = atMatch(server.url, 'toy', { headers });
    ears.push(client);
    return client.until(() => client.heard.map(({ event }) => event).find((event) => event.startsWith('connect')));
  };
  expect(await open({ origin: 'http://evil.example' })).toBe('connect_error');
  expect(await open({ origin: 'null' })).toBe('connect_error');
  expect(await open({ origin: server.url })).toBe('connect');
  expect(await open({})).toBe('connect');
});

test('[door 21] the number of open sockets per address is limited', async () => {
  const small = await aServer({ catalogue: [toy], limits: { sockets: 2 } });
  try {
    const [one, two] = [device(small.url), device(small.url)];
    await one.on('connect');
    await two.on('connect');
    await device(small.url).on('connect_error');
    one.close();
    await one.on('disconnect');
    const next = async (): Promise<void> => {
      const client = device(small.url);
      const event = await client.until(() =>
        client.heard.map((each) => each.event).find((name) => /^connect/.test(name)),
      );
      if (event !== 'connect') await next();
    };
    await next();
  } finally {
    await small.end();
  }
});

test('an object with a forged `length` is not accepted as a text', async () => {
  const { a, match } = await aMatch();
  const hostile = JSON.parse('{ "length": { "valueOf": 1, "toString": 1 } }');
  const move = { type: 'MAKE_MOVE', payload: { type: 'note', args: [hostile], playerID: '0' } };
  const named = { ...move, payload: { ...move.payload, args: ['x'], id: hostile } };
  expect(await a.ask('update', move, 0, match, '0')).toMatchObject({ refused: 'invalid-args' });
  expect(await a.ask('update', named, 0, match, '0')).toMatchObject({ refused: 'invalid-args' });
  expect(await a.ask('update', named, 0, hostile, '0')).toMatchObject({ refused: 'invalid-args' });
  expect(await a.ask('legal', hostile, [])).toMatchObject({ refused: 'invalid-args' });
  expect(await a.ask('sync', hostile, '0', '')).toEqual({ error: 'invalid-args' });
});
