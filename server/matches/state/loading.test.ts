import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { games } from '#games/index.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { seatsOf } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import { playRandomly } from '#shared/testing/play.ts';
import { openSqlite } from '../../store/sqlite';
import type { Store } from '../../store/store';
import { createRuntimes, type GameRuntime } from '../runtimes';
import { deal } from './deal';
import { type LoadedMatch, loadMatch } from './loading';
import { MatchRecord, type MatchUpdate } from './record';
import { MatchState } from './state';

const EVERY = 5;
/**
 * True if the test loads the match after `n` moves. The chosen numbers include every distance from a snapshot.
 */
const isLook = (n: number) => n % (n < 100 ? 7 : 52) === 0;

let dir: string;
let store: Store;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'loading-'));
  store = await openSqlite(join(dir, 'hush.db'));
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true });
});

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function load(runtime: GameRuntime, id: string): Promise<LoadedMatch> {
  const runtimes = new Map([[runtime.module.id, runtime]]);
  return must(await loadMatch({ store, runtimes, now: () => 0, log: silent }, id));
}

/** Returns the state as it is after a round trip through JSON. */
const plain = (state: MatchState) => JSON.parse(JSON.stringify(state.snapshot())) as Json;

const shown = (state: MatchState, seats: number) => [
  state.deadline,
  ...[null, ...seatsOf(seats)].map((viewer) => state.encoded(viewer)),
];

async function dealt(runtime: GameRuntime, id: string, seed: string, seats: number): Promise<LoadedMatch> {
  const options = runtime.module.options.parse({}) as Json;
  const beginning = { seed, seats, options, now: 0, carryOver: null, practice: null };
  const { setup, snapshot, deadline } = deal(runtime, beginning);
  const room = { code: `R-${id}`, from: null, state: null, at: 0 };
  const players = Object.fromEntries(seatsOf(seats).map((seat) => [seat, { member: seat, name: seat, bot: null }]));
  const match = {
    id,
    from: null,
    setup: { ...setup, room: room.code, commitment: null },
    snapshot,
    deadline,
    over: false,
    at: 0,
  };
  await store.commit({ room, match: { ...match, seats: players, rows: [], facts: [] } });
  return load(runtime, id);
}

/**
 * Plays a whole random match and stores a few moves at a time. Now and then, checks that the match loaded from the
 * store is equal to the match in play.
 */
async function playAndLoad(module: AnyModule, seed: string): Promise<void> {
  const runtime = must(createRuntimes([module]).get(module.id));
  const seats = module.players.min;
  let record = new MatchRecord(store, () => 0, await dealt(runtime, seed, seed, seats), EVERY);
  let next: MatchUpdate = { state: record.state, rows: [], facts: [] };
  for (const { action, position, facts, now } of playRandomly({ module, seats, seed })) {
    if (!action) continue;
    const { state: before } = next;
    const state = new MatchState(runtime, position, before.rows + 1, before.logLength + facts.length);
    const row = { n: state.rows, at: now, seat: action.by, move: action.move, args: action.args, id: null };
    const entries = facts.map((fact, index) => ({ n: before.logLength + index + 1, at: now, ...fact }));
    next = { state, rows: [...next.rows, row], facts: [...next.facts, ...entries] };
    if (state.rows % 3 === 0 && !isLook(state.rows) && !state.outcome) continue;
    expect(await record.write(next)).toBe('done');
    next = { state, rows: [], facts: [] };
    if (!isLook(state.rows) && !state.outcome) continue;
    const loaded = await load(runtime, seed);
    expect(loaded.rowsAfterSnapshot).toBeLessThan(EVERY);
    expect(plain(loaded.state)).toEqual(plain(state));
    expect(shown(loaded.state, seats)).toEqual(shown(state, seats));
    expect(await store.publicLog(seed)).toHaveLength(loaded.state.logLength);
    record = new MatchRecord(store, () => 0, loaded, EVERY);
  }
  expect(must(await store.match(seed)).over).toBe(true);
  expect((await load(runtime, seed)).rowsAfterSnapshot).toBe(0);
}

test.each(games.map((module) => [module.id, module] as const))(
  'a match of %s loads correctly at any point',
  { tags: ['long'] },
  (_, module) =>
    fc.assert(
      fc.asyncProperty(fc.uuid(), (seed) => playAndLoad(module, seed)),
      { numRuns: 1, endOnFailure: true },
    ),
);

test('a match that changes while loading is read again', async () => {
  const [module] = games;
  const runtime = must(createRuntimes([must(module)]).get(must(module).id));
  const seats = runtime.module.players.min;
  const loaded = await dealt(runtime, 'moving', 'moving', seats);
  const record = new MatchRecord(store, () => 0, loaded, EVERY);
  const commits: MatchUpdate[] = [];
  let state = loaded.state;
  for (const { action, position, now } of playRandomly({ module: runtime.module, seats, seed: 'moving' })) {
    if (!action) continue;
    const row = { n: state.rows + 1, at: now, seat: action.by, move: action.move, args: action.args, id: null };
    state = new MatchState(runtime, position, row.n, 0);
    commits.push({ state, rows: [row], facts: [] });
    if (state.deadline !== loaded.state.deadline) break;
  }
  let isFirst = true;
  const moving: Store = Object.assign(Object.create(store) as Store, {
    async journal(...asked: Parameters<Store['journal']>) {
      if (isFirst) for (const commit of commits) await record.write(commit);
      isFirst = false;
      return store.journal(...asked);
    },
  });
  const errors: string[] = [];
  const log = { ...silent, error: (_: object, event: string) => errors.push(event) };
  const runtimes = new Map([[runtime.module.id, runtime]]);
  const read = must(await loadMatch({ store: moving, runtimes, now: () => 0, log }, 'moving'));
  expect(read.isCancelled).toBe(false);
  expect(read.state.rows).toBe(commits.length);
  expect(errors).toEqual([]);
});
