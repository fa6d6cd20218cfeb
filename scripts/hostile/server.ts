import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { build } from 'vite';
import { must } from '#shared/must.ts';
import { postgresPrograms, startPostgres } from '../testing/postgresServer';
import { startRedis } from '../testing/redisServer';

/** Measures taken inside the server (`watch.mjs`). */
export interface Measures {
  /** `live` is memory in use after a garbage collection, and `rss` is memory allocated from the system, in bytes. */
  live: number;
  rss: number;
  descriptors: number;
  /** The longest time in ms that the server blocked its main thread. */
  longestTurn: number;
}

/** A server with one process, or with several processes that serve the same rooms. */
export interface WatchedServer {
  ports: readonly number[];
  /** Returns the combined measures of all processes. `longestTurn` is the maximum over the processes. */
  measure(): Promise<Measures>;
  /** Returns the same as `measure`, and then resets the measures of long turns. */
  begin(): Promise<Measures>;
  /** Returns the size of the database in bytes. */
  disk(): Promise<number>;
  /** Returns the exit code of the first process that ended by itself, or null if all processes are running. */
  ended(): number | null;
  close(): Promise<void>;
}

/** The store that the processes share, and the environment variables that select it. */
interface Storage {
  env: Record<string, string>;
  size(): Promise<number>;
  end(): Promise<void>;
}

/**
 * Builds the server and starts it with its default settings and `watch.mjs`: one process in a new folder, or several
 * processes with a new PostgreSQL and Redis.
 */
export async function startWatched(processes: number): Promise<WatchedServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  const outDir = path.join(process.cwd(), 'node_modules', '.cache', path.basename(folder));
  await build({ build: { ssr: true, outDir, emptyOutDir: true }, logLevel: 'error' });
  const storage = processes === 1 ? folderStorage(path.join(folder, 'data')) : await sharedStorage();
  const main = path.join(outDir, 'main.js');
  const all = await Promise.all(Array.from({ length: processes }, () => startProcess(main, storage.env)));
  const ask = async (what: 'begin' | 'measure') => together(await Promise.all(all.map((each) => each.ask(what))));
  return {
    ports: all.map(({ port }) => port),
    measure: () => ask('measure'),
    begin: () => ask('begin'),
    disk: storage.size,
    ended: () => all.map(({ ended }) => ended()).find((code) => code !== null) ?? null,
    async close() {
      await Promise.all(all.map((each) => each.close()));
      await storage.end();
      for (const each of [folder, outDir]) rmSync(each, { recursive: true, force: true });
    },
  };
}

function together(all: readonly Measures[]): Measures {
  const sum = (what: keyof Measures) => all.reduce((total, each) => total + each[what], 0);
  return {
    live: sum('live'),
    rss: sum('rss'),
    descriptors: sum('descriptors'),
    longestTurn: Math.max(...all.map(({ longestTurn }) => longestTurn)),
  };
}

async function startProcess(main: string, env: Record<string, string>) {
  const watch = pathToFileURL(path.resolve('scripts/hostile/watch.mjs')).href;
  const server = spawn(process.execPath, ['--expose-gc', '--import', watch, main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let code: number | null = null;
  server.once('exit', (exit, signal) => {
    code = exit ?? (signal === null ? 0 : 1);
  });
  return {
    port: await portOf(server),
    ended: () => code,
    async ask(what: 'begin' | 'measure'): Promise<Measures> {
      if (code !== null) throw new Error(`the server has ended with ${code}`);
      server.send(what);
      const [measures] = (await once(server, 'message')) as [Measures];
      return measures;
    },
    async close() {
      if (code !== null) return;
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}

function folderStorage(data: string): Storage {
  return { env: { DATA_DIR: data }, size: async () => sizeOf(data), end: async () => undefined };
}

async function sharedStorage(): Promise<Storage> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('Several processes need PostgreSQL: install the package postgresql.');
  const postgres = await startPostgres(programs);
  const redis = await startRedis();
  const url = postgres.url('postgres');
  return {
    env: { DATABASE_URL: url, REDIS_URL: redis.url },
    async size() {
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
      await client.end();
      return Number(must(rows[0]).bytes);
    },
    async end() {
      await Promise.all([postgres.end(), redis.end()]);
    },
  };
}

async function portOf(server: ChildProcess): Promise<number> {
  for await (const line of createInterface({ input: must(server.stdout) })) {
    const said = line.startsWith('{') ? (JSON.parse(line) as { event: string; port: number }) : null;
    if (said?.event !== 'serving') continue;
    // Reads the output, because the process would block on a full pipe.
    server.stdout?.resume();
    return said.port;
  }
  throw new Error('the server ended while it started');
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
}
