import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { must } from '#shared/must.ts';

/** What the server did since `begin`. */
export interface Usage {
  seconds: number;
  /** Seconds of processor, of all its threads. */
  cpu: number;
  /** How late its event loop was, in ms; and how much of that its own thread worked, so that a busy machine is told apart. */
  lag: Spread;
  own: Spread;
}

interface Spread {
  p50: number;
  p99: number;
  max: number;
}

/** Bytes: what is in use after a collection, and what the system has given after and before it. */
export interface Weight {
  live: number;
  rss: number;
  rssBefore: number;
}

/** The built server as a process of its own, on a real file. */
export interface HushServer {
  port: number;
  pid: number;
  /** From the spawn until it said that it serves, in ms. */
  readyIn: number;
  /** Counts anew. */
  begin(): Promise<void>;
  usage(): Promise<Usage>;
  weigh(): Promise<Weight>;
  /** Ends as `SIGTERM` ends it: drained. Throws where it has logged an error since its start. */
  stop(): Promise<void>;
}

export interface HushSettings {
  /** The folder of its database. */
  data: string;
  /** Default: any free one. */
  port?: number;
  /** Where it leaves a CPU profile when it ends; null: it leaves none. */
  profiles?: string | null;
  /** Which games it has. Default: those that are shipped; `hidden` is the bench's own. */
  games?: 'shipped' | 'hidden';
}

/** What is started. */
const MAINS = { shipped: ['dist/server/main.js'], hidden: ['--import', 'tsx', 'bench/servers/hush.ts'] };

/** The level of an error in the log. */
const ERROR = 50;

/** A folder on the disk that the project lies on: what is in memory would show no disk's time. */
export function makeFolder(): { folder: string; remove(): void } {
  const cache = path.resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'bench-'));
  folders.add(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const folders = new Set<string>();
const servers = new Set<ChildProcess>();

/** Where a measurement fails, nothing is left running, and nothing on the disk. */
process.once('exit', () => {
  for (const server of servers) server.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts the server with its usual settings, but without limits. */
export async function startHush(settings: HushSettings): Promise<HushServer> {
  const { data, profiles = null, games = 'shipped' } = settings;
  const watch = pathToFileURL(path.resolve('bench/hush/watch.mjs')).href;
  const profile = profiles === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
  const flags = ['--expose-gc', '--import', watch, ...profile];
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
