import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { must } from '../../shared/must';

/** What the watch inside the server says (`watch.mjs`). */
export interface Measures {
  /** Bytes in use after a collection, and bytes the system has given. */
  live: number;
  rss: number;
  descriptors: number;
  /** The longest time in ms for which the main thread's own work held up everything else, and how often over 100 ms. */
  longestTurn: number;
  turns: number;
}

export interface WatchedServer {
  url: string;
  port: number;
  measure(): Promise<Measures>;
  /** The same, and stalls are counted anew. */
  begin(): Promise<Measures>;
  /** Bytes of its database. */
  disk(): number;
  /** The code it ended with by itself; null: it runs. */
  ended(): number | null;
  close(): Promise<void>;
}

/** Builds the server and starts it with its usual settings in a folder of its own, and with a watch inside. */
export async function startWatched(): Promise<WatchedServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  const outDir = path.join(process.cwd(), 'node_modules', '.cache', path.basename(folder));
  await build({ build: { ssr: true, outDir, emptyOutDir: true }, logLevel: 'error' });
  const watch = pathToFileURL(path.resolve('scripts/hostile/watch.mjs')).href;
  const data = path.join(folder, 'data');
  const server = spawn(process.execPath, ['--expose-gc', '--import', watch, path.join(outDir, 'main.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await portOf(server);
  let code: number | null = null;
  server.once('exit', (exit, signal) => {
    code = exit ?? (signal === null ? 0 : 1);
  });
  async function ask(what: 'begin' | 'measure'): Promise<Measures> {
    if (code !== null) throw new Error(`the server has ended with ${code}`);
    server.send(what);
    const [measures] = (await once(server, 'message')) as [Measures];
    return measures;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    measure: () => ask('measure'),
    begin: () => ask('begin'),
    disk: () => sizeOf(data),
    ended: () => code,
    async close() {
      if (code === null) {
        server.kill('SIGKILL');
        await once(server, 'exit');
      }
      for (const each of [folder, outDir]) rmSync(each, { recursive: true, force: true });
    },
  };
}

async function portOf(server: ChildProcess): Promise<number> {
  for await (const line of createInterface({ input: must(server.stdout) })) {
    const said = line.startsWith('{') ? (JSON.parse(line) as { event: string; port: number }) : null;
    if (said?.event !== 'serving') continue;
    // Nobody reads on; what it says must not fill the pipe.
    server.stdout?.resume();
    return said.port;
  }
  throw new Error('the server ended while it started');
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
}
