import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { postgresPrograms, startPostgres } from '#scripts/testing/postgresServer.ts';
import { startRedis } from '#scripts/testing/redisServer.ts';
import { must } from '#shared/must.ts';
import { atMost, type Figure, figure, quantile, type Scenario } from '../figures';
import { generate } from '../generator/start';
import { folderOnDisk, type RunningServer, startServer } from '../servers/start';

const COUNTS = ['one process', 'two processes', 'three processes'];
/**
 * The course at full load. The number of matches is the same for any number of processes, and each match is played on
 * one process.
 */
export const FULL = { matches: 96, perSecond: null, warmUp: 3, seconds: 8 };
/** The course far below capacity. Few moves share a commit, so each move costs as much as possible. */
export const CALM = { matches: 192, perSecond: 1, warmUp: 3, seconds: 15 };
export const QUICK = { warmUp: 1, seconds: 3 };

type Course = typeof FULL | typeof CALM;

/** The counters of PostgreSQL and Redis. */
interface Counted {
  commits: number;
  rows: number;
  wal: number;
  commands: number;
  redisIn: number;
  redisOut: number;
}

export interface Measured extends Counted {
  movesPerSecond: number;
  p50: number;
  p99: number;
  /** Number of cores in use by all processes together. */
  cpu: number;
}

interface Services {
  env: Record<string, string>;
  count(): Promise<Counted>;
  end(): Promise<void>;
}

/** Measures the throughput of several processes compared to one, and the cost of a move for PostgreSQL and Redis. */
export const processes: Scenario = {
  id: 'processes',
  title: 'One, two and three processes on one PostgreSQL and one Redis, all on this machine',
  async run({ runs, quick, log }) {
    const full: Measured[][] = [[], [], []];
    const calm: Measured[] = [];
    const sqlite: Measured[] = [];
    for (let run = 0; run < runs; run++) {
      sqlite.push(await underLoad(1, quick ? { ...FULL, ...QUICK } : FULL, { services: NO_SERVICES }));
      log(`one process with SQLite: ${summary(must(sqlite.at(-1)))}`);
      for (let many = 1; many <= COUNTS.length; many++) {
        const one = await underLoad(many, quick ? { ...FULL, ...QUICK } : FULL);
        must(full[many - 1]).push(one);
        log(`${COUNTS[many - 1]}: ${summary(one)}`);
      }
      calm.push(await underLoad(COUNTS.length, quick ? { ...CALM, ...QUICK } : CALM));
      log(`a move a second in each match: ${summary(must(calm.at(-1)))}`);
    }
    const [alone = []] = full;
    const of = (id: string, what: string, unit: string, pick: (one: Measured) => number, all = calm): Figure =>
      figure({ id, what, unit }, all.map(pick));
    const cpuOfMove = ({ cpu, movesPerSecond }: Measured) => cpu / movesPerSecond;
    return [
      figure(
        { id: 'sqlite-ratio', what: 'one process: its CPU time per move relative to SQLite without Redis', unit: '×' },
        alone.map((one, run) => cpuOfMove(one) / cpuOfMove(must(sqlite[run]))),
        atMost(2, '×'),
      ),
      ...full.flatMap((all, n) => [
        of(`${n + 1}-moves`, `${COUNTS[n]}: moves`, 'moves/s', (one) => one.movesPerSecond, all),
        of(`${n + 1}-cpu`, `${COUNTS[n]}: cores in use`, 'cores', (one) => one.cpu, all),
        figure(
          { id: `${n + 1}-ratio`, what: `${COUNTS[n]}: moves relative to one process`, unit: '×' },
          all.map((one, run) => one.movesPerSecond / must(alone[run]).movesPerSecond),
        ),
        of(`${n + 1}-commits`, `${COUNTS[n]}: PostgreSQL commits per move`, '', (one) => one.commits, all),
      ]),
      of(
        'calm-p50',
        'three, a move a second in each of 192 matches: p50 until the last client has it',
        'ms',
        (one) => one.p50,
      ),
      of('calm-p99', 'the same: p99', 'ms', (one) => one.p99),
      of('calm-cpu', 'the same: cores in use', 'cores', (one) => one.cpu),
      of('calm-commits', 'the same: PostgreSQL commits per move', '', (one) => one.commits),
      of('calm-rows', 'the same: rows written per move', '', (one) => one.rows),
      of('calm-wal', 'the same: bytes of write-ahead log per move', 'bytes', (one) => one.wal),
      of('calm-commands', 'the same: Redis commands per move', '', (one) => one.commands),
      of('calm-redis-in', 'the same: bytes to Redis per move', 'bytes', (one) => one.redisIn),
      of('calm-redis-out', 'the same: bytes from Redis per move', 'bytes', (one) => one.redisOut),
    ];
  },
};

/**
 * Measures `many` processes under load. If `apart` is true, the people of each match are distributed over all
 * processes. Otherwise they are all on one process. `services` defaults to a new PostgreSQL and a new Redis.
 */
export async function underLoad(
  many: number,
  course: Course,
  { apart = false, services: given }: { apart?: boolean; services?: Services } = {},
): Promise<Measured> {
  const services = given ?? (await startServices());
  const env = { ...services.env, PORT: '0', HOST: '127.0.0.1', RATE_LIMITS: 'off' };
  const servers: RunningServer[] = [];
  for (let n = 0; n < many; n++) servers.push(await startServer({ script: 'hush.ts', env }, folderOnDisk()));
  try {
    const { meet, all } = meeting(many);
    const before = all.then(() => services.count());
    const share = { ...course, matches: course.matches / many };
    const results = await Promise.all(
      servers.map(async ({ port, begin, measure }) => {
        const others = apart ? servers.map((each) => each.port).filter((each) => each !== port) : [];
        const plan = { ...share, port, others, speaks: 'hush' as const, wholeViews: false };
        const load = await generate(plan, async () => {
          meet();
          await before;
          await begin(null);
        });
        return { ...load, ...(await measure()) };
      }),
    );
    const after = await services.count();
    const moves = results.reduce((sum, one) => sum + one.moves, 0);
    const delays = results.flatMap((one) => one.delays);
    const spent = Object.entries(await before).map(([name, count]) => [
      name,
      (after[name as keyof Counted] - count) / moves,
    ]);
    return {
      ...(Object.fromEntries(spent) as unknown as Counted),
      movesPerSecond: moves / must(results[0]).seconds,
      p50: quantile(delays, 0.5),
      p99: quantile(delays, 0.99),
      cpu: results.reduce((sum, one) => sum + one.cpu, 0),
    };
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    await services.end();
  }
}

/** No PostgreSQL and no Redis: the server uses SQLite. */
const NO_SERVICES: Services = {
  env: {},
  count: async () => ({ commits: 0, rows: 0, wal: 0, commands: 0, redisIn: 0, redisOut: 0 }),
  end: async () => undefined,
};

async function startServices(): Promise<Services> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('This scenario needs PostgreSQL: install the package postgresql.');
  const postgres = await startPostgres(programs);
  const redis = await startRedis();
  const url = postgres.url('postgres');
  const [db, cache] = [new Client({ connectionString: url }), new Redis(redis.url)];
  await db.connect();
  return {
    env: { DATABASE_URL: url, REDIS_URL: redis.url },
    async count() {
      // PostgreSQL records the activity of a connection up to a second later.
      await setTimeout(1_000);
      const { rows } = await db.query<Record<'commits' | 'rows' | 'wal', string>>(
        `select xact_commit as commits, tup_inserted + tup_updated + tup_deleted as rows,
           pg_current_wal_lsn() - '0/0' as wal from pg_stat_database where datname = current_database()`,
      );
      const counted = must(rows[0]);
      const stats = await cache.info('stats');
      const stat = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(stats)?.[1]);
      return {
        commits: Number(counted.commits),
        rows: Number(counted.rows),
        wal: Number(counted.wal),
        commands: stat('total_commands_processed'),
        redisIn: stat('total_net_input_bytes'),
        redisOut: stat('total_net_output_bytes'),
      };
    },
    async end() {
      await db.end();
      cache.disconnect();
      await Promise.all([postgres.end(), redis.end()]);
    },
  };
}

/** Creates a barrier: `all` resolves once `meet` was called `many` times. */
function meeting(many: number): { meet(): void; all: Promise<void> } {
  let come = 0;
  let open = () => {};
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    meet() {
      come += 1;
      if (come === many) open();
    },
    all,
  };
}

export function summary({ movesPerSecond, p50, p99, cpu, commits, rows, wal, commands }: Measured): string {
  return `${Math.round(movesPerSecond)} moves/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpu.toFixed(2)} cores; for a move ${commits.toFixed(2)} commits, ${rows.toFixed(2)} rows, ${Math.round(wal)} bytes of log, ${commands.toFixed(2)} Redis commands`;
}
