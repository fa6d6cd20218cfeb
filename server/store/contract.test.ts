import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '#scripts/testing/needs.ts';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import { alone, databases, hasPostgres } from '../testing/postgres';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { IssuedCredentials, JournalRow, MatchChange, RoomChange, Store } from './store';

interface TestedStore {
  name: string;
  open(dir: string): Promise<Store>;
}

/** The tests that every store must pass. To test a new store, add it here. */
describe.each([
  { name: 'SQLite', open: (dir) => openSqlite(join(dir, 'hush.db')) },
  // This store writes the log to the tables as soon as the log has one entry. Some moves are therefore in the log for a
  // moment, and others bypass it.
  {
    name: 'SQLite that writes its log to the tables after each entry',
    open: (dir) => openSqlite(join(dir, 'hush.db'), 1),
  },
  { name: 'SQLite without a move log', open: (dir) => openSqlite(join(dir, 'hush.db'), null) },
] as TestedStore[])('$name', contract);
describe
  .skipIf(!hasPostgres)
  .each([{ name: 'PostgreSQL', open: async (dir) => openPostgres(await databaseOf(dir), alone) }] as TestedStore[])(
  '$name',
  needs('PostgreSQL'),
  contract,
);

/** Returns the URL of the database for a folder. Creates the database on the first call. */
async function databaseOf(dir: string): Promise<string> {
  const file = join(dir, 'url');
  if (!existsSync(file)) writeFileSync(file, await (await databases()).create());
  return readFileSync(file, 'utf8');
}

const room = (change: Partial<RoomChange> = {}): RoomChange => ({
  code: 'ACDEFG',
  from: null,
  state: { host: 'ada' },
  at: 1_000,
  ...change,
});

const deal = (change: Partial<MatchChange> = {}): MatchChange => ({
  id: 'm1',
  from: null,
  setup: {
    game: 'toy',
    version: 1,
    room: 'ACDEFG',
    seed: 'ff',
    seats: 2,
    options: {},
    carryOver: null,
    practice: '0',
    commitment: { hash: 'c0ffee', shared: { seed: 'ee', words: { 0: 'harbour', 1: null } } },
    began: 1_000,
  },
  snapshot: { turn: 0 },
  deadline: 5_000,
  over: false,
  seats: { 0: { member: 'ada', name: 'Ada', bot: null } },
  rows: [],
  facts: [],
  at: 1_000,
  ...change,
});

const issued = (hash: string, more: Partial<IssuedCredentials> = {}): IssuedCredentials => ({
  match: 'm1',
  seat: '0',
  member: 'ada',
  device: null,
  screen: null,
  hash,
  ...more,
});

const row = (n: number, id: string | null = null): JournalRow => ({
  n,
  at: 2_000 + n,
  seat: '0',
  move: 'guess',
  args: [n, ['x']],
  id,
});

const moved = (from: number, rows: JournalRow[], change: Partial<MatchChange> = {}): MatchChange => ({
  id: 'm1',
  from,
  snapshot: { turn: rows.length },
  deadline: null,
  over: false,
  rows,
  facts: rows.map(({ n, at }) => ({ n, at, code: 'guessed', facts: { n } })),
  at: 2_000,
  ...change,
});

function contract({ open }: TestedStore): void {
  let dir: string;
  let store: Store;
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'store-'));
    store = await open(dir);
  });
  afterEach(async () => {
    await store.close();
    rmSync(dir, { recursive: true });
  });
  const reopen = async () => {
    await store.close();
    store = await open(dir);
  };
  const dealt = async () => {
    expect(await store.commit({ room: room(), match: deal() })).toBe('done');
  };

  const holderOf = async (hash: string, match = 'm1') => (await store.holder(match, '0', hash))?.member ?? null;
  const good = (...hashes: string[]) => Promise.all(hashes.map((hash) => holderOf(hash)));

  test('a stored room keeps its version', async () => {
    await store.commit({ room: room() });
    expect(await store.commit({ room: room({ from: 1, state: { host: 'bea' } }) })).toBe('done');
    await reopen();
    expect(await store.room('ACDEFG')).toEqual({ code: 'ACDEFG', version: 2, state: { host: 'bea' } });
    expect(await store.roomsUsedSince(0)).toHaveLength(1);
    expect(await store.room('QQQQQQ')).toBeNull();
  });

  test('a change based on an outdated version of a room is refused', async () => {
    await store.commit({ room: room() });
    expect(await store.commit({ room: room({ from: 2, state: 'late' }) })).toBe('conflict');
    expect(await store.commit({ room: room({ state: 'second' }) })).toBe('conflict');
    expect((await store.room('ACDEFG'))?.state).toEqual({ host: 'ada' });
  });

  test('the store lists a room’s newest two hundred finished matches, oldest first', async () => {
    const facts = (n: number, facts: Json = { n }) => ({ room: 'ACDEFG', match: `m${n}`, ended: 1_000 + n, facts });
    await dealt();
    for (let n = 1; n <= 202; n++) await store.commit({ finished: facts(n) });
    // A second record of the same match has no effect.
    await store.commit({ finished: facts(5, 'again') });
    await reopen();
    const all = await store.finished('ACDEFG');
    expect(all).toHaveLength(200);
    expect([all[0], all.at(-1)]).toEqual([
      { facts: { n: 3 }, kept: false },
      { facts: { n: 202 }, kept: false },
    ]);
    expect(all[2]?.facts).toEqual({ n: 5 });
    expect(await store.finished('QQQQQQ')).toEqual([]);
  });

  test('a finished match is stored together with its room’s change', async () => {
    await dealt();
    const finished = { room: 'ACDEFG', match: 'm1', ended: 2_000, facts: 'over' };
    expect(await store.commit({ room: room({ from: 7 }), finished })).toBe('conflict');
    expect(await store.finished('ACDEFG')).toEqual([]);
    expect(await store.commit({ room: room({ from: 1 }), finished })).toBe('done');
    expect(await store.finished('ACDEFG')).toEqual([{ facts: 'over', kept: true }]);
    await store.expire(5_000, 10);
    expect(await store.finished('ACDEFG')).toEqual([]);
  });

  test('a stored match keeps its journal and its public log', async () => {
    await dealt();
    expect(await store.commit({ match: moved(1, [row(1, 'a'), row(2)]) })).toBe('done');
    await reopen();
    expect(await store.match('m1')).toEqual({
      id: 'm1',
      version: 2,
      setup: deal().setup,
      snapshot: { turn: 2 },
      seats: { 0: { member: 'ada', name: 'Ada', bot: null } },
      deadline: null,
      over: false,
    });
    expect(await store.journal('m1')).toEqual([row(1, 'a'), row(2)]);
    expect((await store.publicLog('m1')).map(({ n, facts }) => [n, facts])).toEqual([
      [1, { n: 1 }],
      [2, { n: 2 }],
    ]);
    expect(await store.match('m2')).toBeNull();
  });

  test('a change based on an outdated version of a match is refused', async () => {
    await dealt();
    expect(await store.commit({ match: moved(2, [], { snapshot: 'late' }) })).toBe('conflict');
    expect(await store.commit({ match: deal({ snapshot: 'second' }) })).toBe('conflict');
    expect((await store.match('m1'))?.snapshot).toEqual({ turn: 0 });
  });

  test('a stored change replaces a match’s seats only if it contains seats', async () => {
    await dealt();
    await store.commit({ match: moved(1, []) });
    await store.commit({ match: moved(2, [], { seats: { 0: { member: 'ada', name: 'Ada', bot: 'random' } } }) });
    expect((await store.match('m1'))?.seats).toEqual({ 0: { member: 'ada', name: 'Ada', bot: 'random' } });
  });

  test('a change is stored whole or not at all', async () => {
    await store.commit({ room: room() });
    const change = { room: room({ from: 1, state: 'started' }), match: deal({ rows: [row(1), row(1)] }) };
    expect(await store.commit(change)).toBe('conflict');
    expect((await store.room('ACDEFG'))?.version).toBe(1);
    expect(await store.match('m1')).toBeNull();
  });

  test('a change that is refused as a conflict does not undo other changes', async () => {
    await dealt();
    const results = await Promise.all([
      store.commit({ chat: { code: 'ACDEFG', line: { n: 1, at: 3_000, member: 'ada', text: 'hello' } } }),
      store.commit({ match: moved(1, [row(1)]) }),
      store.commit({ match: moved(1, [row(1)]) }),
      store.commit({ room: room({ from: 1, state: 'later' }) }),
    ]);
    expect(results).toEqual(['done', 'done', 'conflict', 'done']);
    expect(await store.chat('ACDEFG', 10)).toHaveLength(1);
    expect((await store.room('ACDEFG'))?.state).toBe('later');
  });

  test('a change that conflicts in part is undone as a whole', async () => {
    await dealt();
    const rows = [row(1), row(2)];
    const results = await Promise.all([
      store.commit({ match: moved(1, [row(1, 'a')]) }),
      store.commit({ room: room({ from: 1, state: 'half' }), match: moved(1, rows) }),
      store.commit({ match: moved(2, [row(2), row(3, 'a')], { snapshot: 'half' }) }),
      store.commit({ match: moved(2, [row(2)], { facts: [{ n: 1, at: 1, code: 'again', facts: null }] }) }),
      store.commit({ match: moved(2, [row(2, 'b')]) }),
    ]);
    expect(results).toEqual(['done', 'conflict', 'conflict', 'conflict', 'done']);
    expect((await store.room('ACDEFG'))?.state).toEqual({ host: 'ada' });
    expect(await store.journal('m1')).toEqual([row(1, 'a'), row(2, 'b')]);
    expect(await store.match('m1')).toMatchObject({ version: 3, snapshot: { turn: 1 } });
  });

  test('a move without a snapshot does not change the stored snapshot', async () => {
    await dealt();
    const { snapshot: _, ...move } = moved(1, [row(1)], { deadline: 7_000 });
    expect(await store.commit({ match: move })).toBe('done');
    expect(await store.match('m1')).toMatchObject({ version: 2, snapshot: { turn: 0 }, deadline: 7_000 });
    expect(await store.journal('m1')).toEqual([row(1)]);
    expect(await store.publicLog('m1')).toHaveLength(1);
  });

  test('a match used since its last snapshot is not deleted', async () => {
    await dealt();
    const { snapshot: _, ...move } = moved(1, [row(1)], { at: 8_000 });
    await store.commit({ match: move });
    expect(await store.expire(5_000, 9)).toEqual({ rooms: [], matches: [] });
    expect(await store.expire(8_001, 9)).toEqual({ rooms: ['ACDEFG'], matches: ['m1'] });
  });

  test('a change that cannot be written rejects without affecting other changes', async () => {
    await dealt();
    const [failed, done] = await Promise.allSettled([
      store.commit({ credentials: issued('h', { match: 'nobody' }) }),
      store.commit({ match: moved(1, [row(1)]) }),
    ]);
    expect(failed.status).toBe('rejected');
    expect(done).toEqual({ status: 'fulfilled', value: 'done' });
  });

  test('a seat’s action id is accepted only once', async () => {
    await dealt();
    await store.commit({ match: moved(1, [row(1, 'a')]) });
    expect(await store.commit({ match: moved(2, [row(2, 'a')]) })).toBe('conflict');
    expect(await store.commit({ match: moved(2, [{ ...row(2, 'a'), seat: '1' }]) })).toBe('done');
    expect(await store.counted('m1', '0', 'a')).toEqual(row(1, 'a'));
    expect(await store.counted('m1', '0', 'b')).toBeNull();
  });

  test('credentials identify their member at one seat', async () => {
    await dealt();
    await store.commit({ credentials: issued('h1') });
    await store.commit({ credentials: issued('h2') });
    expect(await good('h1', 'h2')).toEqual(['ada', 'ada']);
    expect(await store.holder('m1', '1', 'h1')).toBeNull();
  });

  test('credentials identify the screen they were issued for', async () => {
    await dealt();
    await store.commit({ credentials: issued('laptop', { screen: 'open' }) });
    await store.commit({ credentials: issued('phone', { screen: 'private' }) });
    await store.commit({ credentials: issued('one') });
    const holders = await Promise.all(['laptop', 'phone', 'one'].map((hash) => store.holder('m1', '0', hash)));
    expect(holders).toEqual(['open', 'private', null].map((screen) => ({ member: 'ada', screen })));
  });

  test('revoking a member’s credentials applies to the whole room', async () => {
    await dealt();
    await store.commit({ match: deal({ id: 'm2' }) });
    await store.commit({ room: room({ code: 'DDDDDD' }) });
    await store.commit({ match: deal({ id: 'm3', setup: { ...must(deal().setup), room: 'DDDDDD' } }) });
    for (const match of ['m1', 'm2', 'm3']) await store.commit({ credentials: issued('h', { match }) });
    await store.commit({ credentials: issued('b', { member: 'bea' }) });
    await store.commit({ revoke: { room: 'ACDEFG', member: 'ada' }, credentials: issued('new') });
    const holders = ['m1', 'm2', 'm3'].map((match) => holderOf('h', match));
    expect(await Promise.all(holders)).toEqual([null, null, 'ada']);
    expect(await good('b', 'new')).toEqual(['bea', 'ada']);
  });

  test('new credentials for a device replace its old credentials', async () => {
    await dealt();
    for (const [hash, device] of [
      ['h1', 'phone'],
      ['h2', 'desk'],
      ['h3', 'phone'],
    ])
      await store.commit({ credentials: issued(must(hash), { device: must(device) }) });
    expect(await good('h1', 'h2', 'h3')).toEqual([null, 'ada', 'ada']);
  });

  test('a seat keeps the newest eight credentials', async () => {
    await dealt();
    const hashes = Array.from({ length: 10 }, (_, index) => `h${index}`);
    for (const hash of hashes) await store.commit({ credentials: issued(hash, { device: `${hash}-device` }) });
    await store.commit({ credentials: issued('h5 again', { device: 'h5-device' }) });
    const holders = await good(...hashes);
    expect(holders.map((holder) => holder !== null)).toEqual(hashes.map((_, index) => index > 1 && index !== 5));
    expect(await good('h5 again')).toEqual(['ada']);
  });

  test('only one process can claim a deadline, until the claim expires', async () => {
    await dealt();
    expect(await store.claimDeadline('m1', 5_000, 'a', 5_000, 9_000)).toBe(true);
    expect(await store.claimDeadline('m1', 5_000, 'b', 5_001, 9_001)).toBe(false);
    expect(await store.claimDeadline('m1', 5_000, 'a', 5_001, 9_001)).toBe(true);
    expect(await store.claimDeadline('m1', 5_000, 'b', 9_001, 12_000)).toBe(true);
    expect(await store.claimDeadline('m1', 4_000, 'b', 9_001, 12_000)).toBe(false);
  });

  test('after a move, the old deadline cannot be claimed', async () => {
    await dealt();
    await store.claimDeadline('m1', 5_000, 'a', 5_000, 9_000);
    await store.commit({ match: moved(1, [row(1)], { deadline: 6_000 }) });
    expect(await store.claimDeadline('m1', 5_000, 'a', 6_000, 9_000)).toBe(false);
    expect(await store.claimDeadline('m1', 6_000, 'b', 6_000, 9_000)).toBe(true);
  });

  test('the store reports the versions of rooms and matches', async () => {
    await dealt();
    await store.commit({ match: moved(1, [row(1)], { deadline: 6_000 }) });
    await store.commit({ chat: { code: 'ACDEFG', line: { n: 1, at: 1, member: 'ada', text: 'hi' } } });
    const { rooms, matches } = await store.versions({ rooms: ['ACDEFG', 'GONE23'], matches: ['m1', 'm2'] });
    expect([...rooms]).toEqual([['ACDEFG', { version: 1, line: 1 }]]);
    expect([...matches]).toEqual([['m1', 2]]);
    expect(await store.version('m1')).toEqual({ version: 2, deadline: 6_000, over: false, seats: deal().seats });
    expect(await store.version('m2')).toBeNull();
  });

  test('overdue deadlines are found unless they are claimed', async () => {
    await dealt();
    expect(await store.overdue(4_999, 5_300, 10)).toEqual([]);
    expect(await store.overdue(5_000, 5_300, 10)).toEqual(['m1']);
    await store.claimDeadline('m1', 5_000, 'a', 5_300, 6_300);
    expect(await store.overdue(5_000, 6_000, 10)).toEqual([]);
    expect(await store.overdue(5_000, 6_300, 10)).toEqual(['m1']);
    await store.commit({ match: moved(1, [], { over: true }) });
    expect(await store.overdue(9_000, 9_000, 10)).toEqual([]);
  });

  test('the running matches are listed', async () => {
    await dealt();
    expect(await store.runningMatches()).toEqual([{ id: 'm1', deadline: 5_000, seats: deal().seats }]);
    await store.commit({ match: moved(1, [], { over: true }) });
    expect(await store.runningMatches()).toEqual([]);
  });

  test('each seat’s notebook is stored', async () => {
    await dealt();
    await store.commit({ notebook: { match: 'm1', seat: '0', pages: { a: 'é' } } });
    await store.commit({ notebook: { match: 'm1', seat: '1', pages: {} } });
    await store.commit({ notebook: { match: 'm1', seat: '0', pages: { a: 'b' } } });
    expect(await store.notebook('m1', '0')).toEqual({ a: 'b' });
    expect(await store.notebook('m1', '1')).toEqual({});
    expect(await store.notebook('m1', '2')).toBeNull();
  });

  test('a match keeps the first replay that is stored for it', async () => {
    await dealt();
    await store.commit({ replay: { match: 'm1', document: '{"first":"é"}' } });
    await store.commit({ replay: { match: 'm1', document: '{"second":1}' } });
    expect(await store.replay('m1')).toBe('{"first":"é"}');
    expect(await store.replay('m2')).toBeNull();
  });

  test('a room’s last chat lines are returned, oldest first', async () => {
    await store.commit({ room: room() });
    for (const n of [1, 2, 3]) {
      await store.commit({ chat: { code: 'ACDEFG', line: { n, at: n, member: 'ada', text: `line ${n}` } } });
    }
    expect((await store.chat('ACDEFG', 2)).map(({ text }) => text)).toEqual(['line 2', 'line 3']);
    expect(await store.commit({ chat: { code: 'ACDEFG', line: { n: 3, at: 4, member: 'bea', text: 'same' } } })).toBe(
      'conflict',
    );
  });

  test('unused rooms and matches are deleted', async () => {
    await dealt();
    await store.commit({ room: room({ code: 'CCCCCC', at: 1_000 }) });
    await store.commit({ room: room({ code: 'DDDDDD', at: 9_000 }) });
    await store.commit({ match: moved(1, [row(1)], { at: 8_000 }) });
    expect(await store.expire(5_000, 9)).toEqual({ rooms: ['CCCCCC'], matches: [] });
    expect(await store.expire(8_500, 9)).toEqual({ rooms: ['ACDEFG'], matches: ['m1'] });
    expect(await store.journal('m1')).toEqual([]);
    expect((await store.roomsUsedSince(0)).map(({ code }) => code)).toEqual(['DDDDDD']);
  });

  test('a few rooms and matches are deleted at a time', async () => {
    await dealt();
    for (const id of ['m2', 'm3']) await store.commit({ match: deal({ id }) });
    const gone = [];
    for (let n = 0; n < 4; n++) gone.push(await store.expire(5_000, 2));
    expect(gone.map(({ matches }) => matches.length)).toEqual([2, 1, 0, 0]);
    expect(gone.map(({ rooms }) => rooms.length)).toEqual([0, 1, 0, 0]);
  });

  describe('a room keeps its newest finished matches', () => {
    const MINUTE = 60_000;
    const played = async (id: string, began: number, lasted: number, bytes = 100) => {
      const setup = { ...must(deal().setup), began };
      await store.commit({ match: deal({ id, setup, at: began }) });
      await store.commit({ match: moved(1, [], { id, over: true, at: began + lasted }) });
      await store.commit({ replay: { match: id, document: 'x'.repeat(bytes) } });
    };
    const quota = { matches: 9, bytes: 9_000, brief: MINUTE };
    beforeEach(async () => {
      await store.commit({ room: room() });
    });

    test('finished matches under a minute are deleted', async () => {
      const timeout: JournalRow = { ...row(1), at: 2_000 + MINUTE, seat: null, move: 'timeout' };
      await played('brief', 1_000, MINUTE - 1);
      await store.commit({
        match: deal({ id: 'by clock', setup: { ...must(deal().setup), began: 2_000 }, at: 2_000 }),
      });
      await store.commit({ match: moved(1, [timeout], { id: 'by clock', over: true }) });
      await played('long', 3_000, MINUTE);
      await store.commit({ match: deal({ id: 'runs', setup: { ...must(deal().setup), began: 4_000 }, at: 4_000 }) });
      await played('last', 5_000, 10);
      expect(await store.prune('ACDEFG', quota, 9)).toEqual(['brief']);
      expect(await store.match('brief')).toBeNull();
      expect(await store.replay('brief')).toBeNull();
      expect(await store.prune('ACDEFG', quota, 9)).toEqual([]);
    });

    test('a room keeps the newest finished matches within its quota', async () => {
      for (const n of [1, 2, 3, 4, 5]) await played(`m${n}`, n * 1_000, MINUTE);
      expect(await store.prune('ACDEFG', { ...quota, matches: 2 }, 1)).toEqual(['m2']);
      expect(await store.prune('ACDEFG', { ...quota, matches: 2 }, 1)).toEqual(['m1']);
      expect(await store.prune('ACDEFG', { ...quota, bytes: 150 }, 9)).toEqual(['m3']);
      expect(await store.prune('QQQQQQ', { ...quota, matches: 0 }, 9)).toEqual([]);
    });

    test('the quota counts the bytes of each match', async () => {
      await played('m1', 1_000, MINUTE, 10);
      await store.commit({ match: moved(2, [row(1), row(2)], { id: 'm1', over: true, at: 2 * MINUTE }) });
      await played('m2', 2_000, MINUTE);
      const args = Buffer.byteLength(JSON.stringify(row(1).args));
      const bytes = 10 + 2 * args + 2 * Buffer.byteLength('{"n":1}');
      expect(await store.prune('ACDEFG', { ...quota, bytes }, 9)).toEqual([]);
      expect(await store.prune('ACDEFG', { ...quota, bytes: bytes - 1 }, 9)).toEqual(['m1']);
    });
  });

  test('the write probe of the store can be repeated', async () => {
    expect(await store.commit({ probe: 'one' })).toBe('done');
    expect(await store.commit({ probe: 'two' })).toBe('done');
  });

  test('a timeout does not extend the life of an unused match', async () => {
    await dealt();
    const timeout = (n: number): JournalRow => ({ ...row(n), seat: null, move: 'timeout', args: [] });
    await store.commit({ match: moved(1, [row(1), timeout(2)], { at: 2_000 }) });
    await store.commit({ match: moved(2, [timeout(3)], { at: 8_000 }) });
    expect(await store.expire(2_000, 9)).toEqual({ rooms: [], matches: [] });
    expect(await store.expire(5_000, 9)).toEqual({ rooms: ['ACDEFG'], matches: ['m1'] });
  });

  test('any text is stored and found, even with the null character', async () => {
    await dealt();
    expect(await store.commit({ match: moved(1, [row(1, 'a\0')]) })).toBe('done');
    expect(await store.commit({ match: moved(2, [row(2, 'a\0')]) })).toBe('conflict');
    expect(await store.counted('m1', '0', 'a\0')).toMatchObject({ n: 1 });
    expect(await store.match('\0')).toBeNull();
    const line = { n: 1, at: 1, member: 'ada', text: 'a\0\ud800b' };
    expect(await store.commit({ chat: { code: 'ACDEFG', line } })).toBe('done');
    expect((await store.chat('ACDEFG', 1))[0]?.text).toMatch(/^a.*b$/s);
  });

  test('any JSON is stored unchanged', async () => {
    const state: Json = { text: '𝔸 "quoted" \u2028 \0', list: [null, 1.5, -0.25, [true]], empty: {} };
    await store.commit({ room: room({ state }) });
    await reopen();
    expect((await store.room('ACDEFG'))?.state).toEqual(state);
  });
}
