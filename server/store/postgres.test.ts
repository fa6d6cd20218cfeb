// @module-tag long
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '#scripts/testing/needs.ts';
import { must } from '#shared/must.ts';
import { createLog } from '../log';
import { alone, databases, hasPostgres, query } from '../testing/postgres';
import { aTcpProxy, type TcpProxy } from '../testing/tcpProxy';
import { MIGRATIONS } from './migrations';
import { openPostgres } from './postgres';
import { connectionTo, openPool } from './postgresPool';
import type { ProcessLockOptions } from './processLock';
import { type Store, StoreProblem } from './store';
import { aDeal, aMove, aRoom } from './testing';

function resolvable() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const shared = { ...alone, isShared: true };

describe.skipIf(!hasPostgres)('PostgreSQL', needs('PostgreSQL'), () => {
  let url: string;
  const opened: { close(): Promise<void> }[] = [];
  beforeEach(async () => {
    url = await (await databases()).create();
  });
  afterEach(async () => {
    for (const one of opened.splice(0).reverse()) await one.close();
  });

  async function open(options: ProcessLockOptions = alone, at = url): Promise<Store> {
    const store = await openPostgres(at, options);
    opened.push(store);
    return store;
  }

  async function proxied(): Promise<{ proxy: TcpProxy; behind: string }> {
    const behind = new URL(url);
    const proxy = await aTcpProxy(Number(behind.port));
    opened.push({ close: proxy.end });
    behind.port = String(proxy.port);
    return { proxy, behind: behind.href };
  }

  /** Returns options with a log to watch. `heard(event)` resolves when the event is logged. */
  function listening() {
    const waiting = new Map<string, () => void>();
    const write = (line: string) => waiting.get((JSON.parse(line) as { event: string }).event)?.();
    const heard = (event: string) => new Promise<void>((resolve) => waiting.set(event, resolve));
    const { promise: lost, resolve } = resolvable();
    return { options: { isShared: false, log: createLog('info', { write }), lost: resolve }, heard, lost };
  }

  describe('a process locks its database', () => {
    test('the lock keeps a second process out until the first releases it', async () => {
      const first = await openPostgres(url, alone);
      await expect(openPostgres(url, alone)).rejects.toMatchObject({ code: 'database-in-use' });
      await expect(openPostgres(url, shared)).rejects.toThrow(/Stop it, or set REDIS_URL/);
      await first.close();
      await open();
    });

    test('processes that share the database can open it simultaneously', async () => {
      await Promise.all([open(shared), open(shared), open(shared)]);
      const steps = await query(url, 'select name from kysely_migration order by name');
      expect(steps.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
      await expect(openPostgres(url, alone)).rejects.toMatchObject({ code: 'database-in-use' });
    });

    const locks = `select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;

    test('the process takes the lock again after PostgreSQL closed its connection', async () => {
      const { options, heard } = listening();
      await open(options);
      const taken = heard('database-lock-taken');
      await query(url, `select pg_terminate_backend(pid) from (${locks}) held`);
      await taken;
      expect(await query(url, locks)).toHaveLength(1);
    });

    test('the process takes the lock again after its connection broke without notice', async () => {
      const { proxy, behind } = await proxied();
      const { options, heard } = listening();
      await open(options, behind);
      const taken = heard('database-lock-taken');
      proxy.cut('quietly');
      await taken;
      expect(await query(url, locks)).toHaveLength(1);
    });

    test('a process that lost its lock to another process ends', async () => {
      const { proxy, behind } = await proxied();
      const { options, heard, lost } = listening();
      await open(options, behind);
      const broken = heard('database-lock-broken');
      proxy.hold();
      proxy.cut();
      await broken;
      await open();
      proxy.resume();
      await lost;
    });
  });

  describe('a database that cannot be opened is refused with the reason', () => {
    async function refusal(at = url): Promise<{ code: string; detail: string }> {
      const error = await openPostgres(at, alone).catch((thrown: unknown) => thrown);
      if (!(error instanceof StoreProblem)) throw new Error('it opened, or failed without a name', { cause: error });
      expect(error.message).not.toContain('secret');
      return { code: error.code, detail: error.message };
    }
    const changed = (change: Partial<Record<'port' | 'username' | 'password' | 'pathname', string>>) =>
      Object.assign(new URL(url), { password: 'secret', ...change }).href;

    test('the error says that no database server answers', async () => {
      const { proxy, behind } = await proxied();
      await proxy.end();
      const nobody = await refusal(changed({ port: new URL(behind).port }));
      expect(nobody).toMatchObject({ code: 'database-unreachable', detail: expect.stringContaining('ECONNREFUSED') });
    });

    test('the error says that the user or password is wrong', async () => {
      expect(await refusal(changed({ username: 'stranger' }))).toMatchObject({ code: 'database-denied' });
    });

    test('the error says that the database does not exist', async () => {
      const { code, detail } = await refusal(changed({ pathname: '/nowhere' }));
      expect([code, detail]).toEqual(['database-missing', expect.stringContaining('createdb')]);
    });

    test('the error says that the database is read-only', async () => {
      await (await openPostgres(url, alone)).close();
      await query(url, `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`);
      expect(await refusal()).toMatchObject({ code: 'database-read-only' });
    });

    test('the error says that this user may only read', async () => {
      await (await openPostgres(url, alone)).close();
      const reader = `reader_${new URL(url).pathname.slice(6)}`;
      await query(url, `create role ${reader} login; grant select on all tables in schema public to ${reader}`);
      expect(await refusal(changed({ username: reader }))).toMatchObject({ code: 'database-read-only' });
    });

    test('a database of a newer version of Hush is refused', async () => {
      await (await openPostgres(url, alone)).close();
      await query(url, `insert into kysely_migration values ('9999-later', '2030')`);
      expect(await refusal()).toMatchObject({ code: 'database-newer' });
    });

    test('a database with an unknown schema is refused and left unchanged', async () => {
      await (await openPostgres(url, alone)).close();
      await query(url, `update kysely_migration set name = '0001-other'`);
      const { code, detail } = await refusal();
      expect([code, detail]).toEqual(['database-unknown', expect.stringContaining('different version')]);
      expect(await query(url, 'select name from kysely_migration')).toEqual([{ name: '0001-other' }]);
    });

    test('another program’s database is refused and left unchanged', async () => {
      await query(url, 'create table recipes (name text)');
      expect(await refusal()).toMatchObject({ code: 'database-foreign' });
      const tables = await query(url, `select tablename from pg_tables where schemaname = 'public'`);
      expect(tables).toEqual([{ tablename: 'recipes' }]);
    });

    test('a database whose encoding is not UTF-8 is refused', async () => {
      const latin = `${new URL(url).pathname.slice(1)}_latin`;
      await query(url, `create database ${latin} template template0 encoding 'SQL_ASCII'`);
      expect(await refusal(changed({ pathname: latin }))).toMatchObject({ code: 'database-encoding' });
    });
  });

  test('two processes that write the same matches never deadlock', async () => {
    const stores = [await open(shared), await open(shared)];
    const ids = ['m1', 'm2', 'm3', 'm4'];
    for (const id of ids) await must(stores[0]).commit({ room: aRoom(`R${id}`), match: aDeal(id, `R${id}`) });
    const ROUNDS = 25;
    let done = 0;
    async function hammer(store: Store, order: readonly string[]): Promise<void> {
      for (let round = 0; round < ROUNDS; round++) {
        const changes = order.map(async (id) => {
          const from = must(await store.match(id)).version;
          const room = { code: `R${id}`, from: must(await store.room(`R${id}`)).version, state: round, at: 1 };
          return { match: aMove(id, from), room };
        });
        const results = await Promise.all((await Promise.all(changes)).map((change) => store.commit(change)));
        done += results.filter((result) => result === 'done').length;
      }
    }
    await Promise.all([hammer(must(stores[0]), ids), hammer(must(stores[1]), ids.toReversed())]);
    const versions = await Promise.all(ids.map(async (id) => must(await must(stores[0]).match(id)).version - 1));
    expect(versions.reduce((sum, version) => sum + version)).toBe(done);
    for (const [index, id] of ids.entries())
      expect(await must(stores[1]).journal(id)).toHaveLength(must(versions[index]));
    const [{ deadlocks } = {}] = await query(
      url,
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    expect(deadlocks).toBe(0);
  });

  test('a commit whose answer is lost fails and is not repeated', async () => {
    const { proxy, behind } = await proxied();
    const store = await open(alone, behind);
    await store.commit({ room: aRoom('ACDEFG'), match: aDeal('m1', 'ACDEFG') });
    proxy.loseAnswerTo('commit');
    const line = { n: 1, at: 1, member: 'ada', text: 'hello' };
    const results = await Promise.allSettled([
      store.commit({ match: aMove('m1', 1) }),
      store.commit({ chat: { code: 'ACDEFG', line } }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    // In this case the server had committed, as a later read shows.
    expect(await store.match('m1')).toMatchObject({ version: 2 });
    expect(await store.chat('ACDEFG', 9)).toEqual([line]);
    expect(await store.commit({ match: aMove('m1', 1) })).toBe('conflict');
    expect(await store.commit({ match: aMove('m1', 2) })).toBe('done');
  });

  test('an interrupted change leaves nothing in the database', async () => {
    const { proxy, behind } = await proxied();
    const store = await open(alone, behind);
    await store.commit({ room: aRoom('ACDEFG'), match: aDeal('m1', 'ACDEFG') });
    proxy.loseAnswerTo('journal');
    await expect(store.commit({ match: aMove('m1', 1) })).rejects.toThrow();
    expect(await store.commit({ match: aMove('m1', 1) })).toBe('done');
  });

  test('the process survives the server closing all connections', async () => {
    const store = await open();
    await store.commit({ room: aRoom('ACDEFG') });
    const others = 'pid <> pg_backend_pid() and datname = current_database()';
    await query(url, `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
    // This may be the first use of a broken connection.
    await store.commit({ probe: 'one' }).catch(() => undefined);
    expect(await store.commit({ probe: 'two' })).toBe('done');
    expect(await store.room('ACDEFG')).not.toBeNull();
  });

  test('64-bit times and lengths are read as numbers', async () => {
    const pool = openPool(connectionTo(url), 1);
    opened.push({ close: pool.end });
    const own = await pool.connect();
    const { rows } = await own.query('select 1763892000000::bigint as time', []);
    own.release();
    expect(rows).toEqual([{ time: 1_763_892_000_000 }]);
  });

  test('a connection whose answer timed out is not used again', async () => {
    const { proxy, behind } = await proxied();
    const pool = openPool(connectionTo(behind, { query_timeout: 200 }), 1);
    opened.push({ close: pool.end });
    const first = await pool.connect();
    await first.query('begin', []);
    await first.query('create table half (done int)', []);
    proxy.hold();
    await expect(first.query('select 1', [])).rejects.toThrow(/timeout/);
    await expect(first.query('rollback', [])).rejects.toThrow(/lost/);
    first.release();
    proxy.resume();
    const second = await pool.connect();
    const { rows } = await second.query(`select to_regclass('half') is null as gone`, []);
    second.release();
    expect(rows).toEqual([{ gone: true }]);
  });
});
