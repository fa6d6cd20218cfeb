import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coverblown } from '#games/coverblown/index.ts';
import type { AnyModule, LogEntry } from '#shared/contract/module.ts';
import { createEngine, type EngineState, outcomeOf } from '#shared/engine/engine.ts';
import type { Seat, Viewer } from '#shared/ids.ts';
import { asJson, type Json } from '#shared/json.ts';
import { randomDraft } from '#shared/legality/legality.ts';
import { must } from '#shared/must.ts';
import { chance, pick, type Random } from '#shared/random.ts';
import { diff } from '#shared/wire/diff.ts';
import { follow } from '#shared/wire/shown.ts';
import type { MatchServerEvents, SeatAnswer, SyncInfo, WireState } from '#shared/wire/wire.ts';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, type MatchTestClient } from '../testing/sockets';

const NAMES = ['Zebulon', 'Quentina', 'Wolfgang'];
/** The sets of fields that an acknowledgement may have. */
const ANSWERS = ['ok', 'ok,pad', 'detail,refused', 'detail,pad,refused'];
const module: AnyModule = coverblown;
let server: TestServer;
beforeAll(async () => {
  server = await aServer({ config: { rateLimits: false } });
});
afterAll(() => server.end());

interface Device {
  client: MatchTestClient;
  viewer: Viewer;
}

/**
 * Connects devices for every seat and a spectator: a device that receives whole views, a device that receives state
 * patches, or both.
 */
async function sitDown(ways: readonly ('whole' | 'differences')[] = ['differences']) {
  const host = await server.makeRoom(must(NAMES[0]), { game: module.id });
  const guests = [host];
  for (const name of NAMES.slice(1)) guests.push(await server.join(host.code, name));
  const watcher = await server.join(host.code, 'Ottoline');
  await server.as(watcher, 'PATCH', `/members/${watcher.id}`, { seated: false });
  await server.as(host, 'POST', '/start');
  const seats = await Promise.all([...guests, watcher].map((guest) => server.seat(guest)));
  const enter = (seat: SeatAnswer) =>
    ways.map(async (way): Promise<Device> => {
      const client = atMatch(server.url, module.id, { takesDifferences: way === 'differences' });
      await client.on('connect');
      await client.sync(seat);
      return { client, viewer: seat.playerID };
    });
  const devices = await Promise.all(seats.flatMap(enter));
  return { guests: [...guests, watcher], seats, devices, match: must(seats[0]).match.id };
}

/** Chooses a move for the seat, knowing only what this device was shown. */
function choose(client: MatchTestClient, seat: Seat, random: Random) {
  const view = must(client.state()).G;
  const first = must(module.legal.ackFirstCall);
  if (randomDraft(first, view, seat, random)) return { name: 'ackFirstCall', args: [] };
  const name = pick(random, ['investigate', 'examine', 'claim', 'shoot', 'investigate']);
  const args = randomDraft(must(module.legal[name]), view, seat, random);
  return args && { name, args: [...args] };
}

async function playOn(devices: readonly Device[], match: string, random: Random): Promise<void> {
  for (let step = 0; step < 400; step++) {
    if ((await server.served.matches.find(match))?.outcome()) return;
    const { client, viewer } = pick(random, devices);
    const move = viewer === null || random.Number() < 0.1 ? null : choose(client, viewer, random);
    if (move) await client.move(move.name, move.args);
    else await server.pass(5_000, 5_000);
    // The answer to `time` means that the device has received everything sent before.
    await Promise.all(devices.map((device) => device.client.ask('time')));
  }
  throw new Error('the match does not end');
}

/** Returns every position of the match, replayed from its setup and journal. */
async function positions(match: string): Promise<{ position: EngineState; facts: LogEntry[] }[]> {
  const { setup } = must(await server.store.match(match));
  const engine = createEngine(module);
  const { seed, seats, options, carryOver, began } = setup;
  let position = engine.start({ seed, seats, options, now: began, carryOver });
  const all = [{ position, facts: [] as LogEntry[] }];
  let n = 0;
  for (const row of await server.store.journal(match)) {
    const after = engine.move(position, row.seat, row.move, row.args, row.at);
    position = after.position;
    all.push({ position, facts: after.facts.map((fact) => ({ n: ++n, at: row.at, ...fact })) });
  }
  return all;
}

const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

function frameOf({ position }: { position: EngineState }, viewer: Viewer, seats: number) {
  const outcome = outcomeOf(position);
  const order = Array.from({ length: seats }, (_, seat) => String(seat));
  return json({
    G: module.view(position.G as never, viewer),
    ctx: {
      numPlayers: seats,
      playOrder: order,
      playOrderPos: 0,
      currentPlayer: '0',
      turn: 1,
      numMoves: 0,
      phase: null,
      activePlayers: Object.fromEntries(order.map((seat) => [seat, null])),
      ...(outcome && { gameover: outcome }),
    },
    plugins: {},
    _undo: [],
    _redo: [],
    deltalog: [],
  });
}

function bare({ pad, _stateID, ...state }: WireState) {
  expect(pad ?? '').toMatch(/^(.)\1*$|^$/);
  return json(state);
}

/**
 * Returns the state after a packet: the whole state in the packet, or `before` changed by the state patch in the
 * packet.
 */
function frameIn(event: string, args: unknown[], before: WireState | null): { state: WireState; facts: LogEntry[] } {
  if (event === 'sync') return args[0] as { state: WireState; facts: LogEntry[] };
  if (event === 'update') {
    expect(args[1]).toEqual([]);
    return { state: args[0] as WireState, facts: args[2] as LogEntry[] };
  }
  expect(event).toBe('diff');
  const [stateID, difference, facts = [], others = {}] = args as Parameters<MatchServerEvents['diff']>;
  const { pad: _pad, ...last } = must(before);
  const state = must(follow(last, stateID, difference, others));
  expect(difference).toEqual(diff(last.G as Json, state.G as Json) ?? {});
  expect(others).toEqual(diff(asJson(last.ctx), asJson(state.ctx)) ?? {});
  return { state, facts };
}

/** Checks that everything sent to a device follows from the positions as its viewer sees them. */
function explain({ client, viewer }: Device, all: { position: EngineState; facts: LogEntry[] }[], match: string): void {
  let at = 0;
  let frames = 0;
  let shown: WireState | null = null;
  const seatNames = new Set<unknown>([...NAMES]);
  for (const packet of client.raw) {
    const text = packet.replace(/^[0-9]+-?/, '');
    if (packet === '' || /^0\/coverblown,\{"sid":"[\w-]+"\}$/.test(packet)) continue;
    if (/^3\/coverblown,\d+/.test(packet)) {
      const [answer] = JSON.parse(packet.replace(/^3\/coverblown,\d+/, '')) as [unknown];
      if (typeof answer !== 'number')
        expect(ANSWERS).toContain(
          Object.keys(answer as object)
            .sort()
            .join(),
        );
      continue;
    }
    const [event, ...rest] = JSON.parse(text.replace(/^\/coverblown,/, '')) as [string, ...unknown[]];
    const [id, ...args] = event === 'diff' ? [match, ...rest] : rest;
    expect(id).toBe(match);
    if (event === 'matchData') {
      for (const seat of args[0] as { id: number; name: string; isConnected: boolean }[]) {
        expect(Object.keys(seat).sort()).toEqual(['id', 'isConnected', 'member', 'name']);
        expect(seatNames).toContain(seat.name);
      }
      continue;
    }
    const isSync = event === 'sync';
    const { state, facts } = frameIn(event, args, shown);
    shown = state;
    if (isSync) {
      const info = args[0] as SyncInfo;
      // The initial state is public.
      expect(all.map((step) => frameOf(step, null, NAMES.length))).toContainEqual(bare(info.initialState));
      expect(Object.keys(info).sort()).toEqual([
        'commitment',
        'filteredMetadata',
        'initialState',
        'log',
        'publicLog',
        'state',
      ]);
      // The commitment is a hash of a text with 32 random bytes. `commitments.test.ts` checks it.
      expect(info.commitment).toEqual({
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        at: expect.any(Number),
        words: null,
      });
    } else expect(args.length).toBeLessThanOrEqual(4);
    expect(state._stateID).toBe(frames++);
    const seen = bare(state);
    const before = at;
    while (!isDeepStrictEqual(frameOf(must(all[at]), viewer, NAMES.length), seen)) {
      at += 1;
      if (at >= all.length) expect(seen).toEqual(frameOf(must(all[before + 1]), viewer, NAMES.length));
    }
    // A frame must have a reason: a change of the view or a new fact. A move alone is not enough.
    if (!isSync) {
      const news = all.slice(before + 1, at + 1).flatMap((step) => step.facts);
      const isDifferent = before !== at;
      expect(isDifferent || news.length > 0).toBe(true);
      expect(facts).toEqual(json(news));
    }
  }
  expect(outcomeOf(must(all[at]).position)).not.toBeNull();
}

for (const [seed, way] of [
  ['rain', 'differences'],
  ['amber', 'whole'],
  ['cork', 'differences'],
] as const)
  test(`everything sent to a viewer follows from that viewer’s view (${seed}, ${way})`, async () => {
    const { devices, match } = await sitDown([way]);
    await playOn(devices, match, chance(seed));
    await server.served.settled();
    await Promise.all(devices.map(({ client }) => client.until(() => must(client.state()).ctx.gameover)));
    const all = await positions(match);
    for (const device of devices) explain(device, all, match);
    for (const { client } of devices) client.close();
  });

test('state patches show a device the same as whole views', async () => {
  const { devices, match } = await sitDown(['whole', 'differences']);
  await playOn(devices, match, chance('both'));
  await server.served.settled();
  await Promise.all(devices.map(({ client }) => client.until(() => must(client.state()).ctx.gameover)));
  const framesOf = ({ client }: Device) => client.frames().map(({ state, facts }) => ({ state: bare(state), facts }));
  for (const viewer of ['0', '1', '2', null]) {
    const [whole, differing] = devices.filter((device) => device.viewer === viewer);
    expect(framesOf(must(differing))).toEqual(framesOf(must(whole)));
    expect(must(whole).client.all('diff')).toEqual([]);
    expect(must(differing).client.all('diff').length).toBeGreaterThan(must(differing).client.all('update').length);
  }
  for (const { client } of devices) client.close();
});

test('[door 14] acknowledging a first call sends other seats nothing', async () => {
  const { devices } = await sitDown();
  const [caller, ...others] = devices;
  const counts = others.map(({ client }) => client.raw.length);
  expect(await caller?.client.move('ackFirstCall')).toMatchObject({ ok: true });
  await caller?.client.on('diff');
  await server.served.settled();
  for (const [index, { client }] of others.entries()) {
    await client.ask('time');
    expect(client.raw.length - must(counts[index])).toBe(1);
  }
  for (const { client } of devices) client.close();
});

test('[door 24] no log line contains a name, token or argument', async () => {
  const from = server.lines.length;
  const { guests, seats, devices, match } = await sitDown();
  const claimer = must(devices[0]);
  await claimer.client.move('ackFirstCall');
  await claimer.client.move('claim', ['clean', 'lindqvist']);
  await claimer.client.move('shoot', ['7-not-a-seat']);
  await claimer.client.move('examine', ['lindqvist', 'tenderiser', 'monday']);
  await playOn(devices, match, chance('log'));
  await server.as(must(guests[0]), 'PATCH', '', { callLink: 'https://meet.example/private' });
  const lines = server.lines.slice(from).join('');
  expect(lines).toContain('"event":"match-over"');
  const secrets = [
    ...NAMES,
    'Ottoline',
    'lindqvist',
    'tenderiser',
    '7-not-a-seat',
    'meet.example',
    must(guests[0]).code,
    ...guests.map(({ token }) => token),
    ...seats.flatMap(({ credentials }: SeatAnswer) => credentials ?? []),
  ];
  for (const secret of secrets) expect(lines).not.toContain(secret);
  const { seed } = must(await server.store.match(match)).setup;
  expect(lines).not.toContain(seed);
  for (const { client } of devices) client.close();
});
