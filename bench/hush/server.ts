import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { must } from '#shared/must.ts';

/** Resource usage since `begin`. */
export interface Usage {
  seconds: number;
  /** CPU time of all threads, in seconds. */
  cpu: number;
  /** Event loop lag in ms. */
  lag: Spread;
  /** The part of the lag caused by the server's own thread, and not by other processes on the same cores. */
  own: Spread;
}

interface Spread {
  p50: number;
  p99: number;
  max: number;
}

/** Bytes in use after a garbage collection, and resident bytes after and before the collection. */
export interface Weight {
  live: number;
  rss: number;
  rssBefore: number;
}

/** The built server as a separate process, with a database on disk. */
export interface HushServer {
  port: number;
  pid: number;
  /** Time in ms from the start of the process until the server is ready. */
  readyIn: number;
  /** Resets the counts. */
  begin(): Promise<void>;
  usage(): Promise<Usage>;
  weigh(): Promise<Weight>;
  /** Stops the server with `SIGTERM`, which drains it. Throws if the server has logged an error. */
  stop(): Promise<void>;
}

export interface HushSettings {
  /** The folder of the server's database. */
  data: string;
  /** Default: any free port. */
  port?: number;
  /** Folder for a CPU profile that is written when the server ends, or null for none. */
  profiles?: string | null;
  /** The server's games. Default: the shipped ones; `hidden` is the bench's game. */
  games?: 'shipped' | 'hidden';
}

/** Node's arguments for starting a server, by the set of games that it serves. */
const MAINS = { shipped: ['dist/server/main.js'], hidden: ['--import', 'tsx', 'bench/servers/hush.ts'] };

/** Number of the log level for errors. */
const ERROR = 50;

/** Creates a folder on the project's disk, because a folder in memory would hide the cost of a disk. */
export function makeFolder(): { folder: string; remove(): void } {
  const cache = path.resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'bench-'));
  folders.add(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const folders = new Set<string>();
const servers = new Set<ChildProcess>();

/** Makes sure that no server keeps running and no folder is left on the disk if a measurement fails. */
process.once('exit', () => {
  for (const server of servers) server.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts the server with its default settings, but without rate limits. */
export async function startHush(settings: HushSettings): Promise<HushServer> {
  const { data, profiles = null, games = 'shipped' } = settings;
  const watch = pathToFileURL(path.resolve('bench/hush/watch.mjs')).href;
  const profile = profiles === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
  const flags = ['--max-semi-space-size=32', '--expose-gc', '--import', watch, ...profile];
  const began = performance.now();
  const child = spawn(process.execPath, [...flags, ...MAINS[games]], {
    env: {
      ...process.env,
      PORT: `${settings.port ?? 0}`,
      HOST: '127.0.0.1',
      DATA_DIR: data,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  servers.add(child);
  const ended = once(child, 'exit').finally(() => servers.delete(child));
  const lines = createInterface({ input: must(child.stdout) });
  const errors: string[] = [];
  const port = await new Promise<number>((serving, gone) => {
    lines.on('line', (line) => {
      const said = line.startsWith('{') ? (JSON.parse(line) as { event: string; level: number; port: number }) : null;
      if (said?.event === 'serving') serving(said.port);
      if (said && said.level >= ERROR) errors.push(line);
    });
    lines.once('close', () => gone(new Error('the server ended while it started')));
  });
  const readyIn = performance.now() - began;
  async function ask<T>(what: 'begin' | 'usage' | 'weigh'): Promise<T> {
    if (child.exitCode !== null) throw new Error(`the server has ended with ${child.exitCode}`);
    const answer = once(child, 'message');
    child.send(what);
    return (await answer)[0] as T;
  }
  return {
    port,
    pid: must(child.pid),
    readyIn,
    begin: async () => void (await ask('begin')),
    usage: () => ask<Usage>('usage'),
    weigh: () => ask<Weight>('weigh'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      if (errors.length > 0) throw new Error(`the server logged ${errors.length} errors, first ${errors[0]}`);
    },
  };
}
