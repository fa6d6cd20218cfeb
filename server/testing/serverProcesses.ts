import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { isBuilt } from '#scripts/run/build.mjs';
import { freePort } from '#scripts/testing/freePort.ts';
import { must } from '#shared/must.ts';

/** A built server, as it is shipped. */
export interface BuiltServer {
  main: string;
  remove(): void;
}

export interface LogLine {
  event: string;
  level: number;
  [fact: string]: unknown;
}

/** A built server as a separate process. It can be ended and started again. */
export interface ServerProcess {
  /** The port, which stays the same at every start. */
  readonly port: number;
  readonly url: string;
  /** True while the process is running. */
  readonly isRunning: boolean;
  /**
   * Starts the process. Resolves when `/readyz` answers 200. If the process ends before that, rejects with its output.
   */
  start(): Promise<void>;
  /** Ends the process with `kill -9`. Resolves when the process has ended. */
  kill(): Promise<void>;
  /** Asks the process to end, as a service manager does. Resolves to the exit code. */
  end(): Promise<number | null>;
  /** Sends a message over Node's channel to code that `flags` has loaded. */
  send(message: string): void;
}

export interface ServerSettings {
  main: string;
  /** Environment variables in addition to this process's. `PORT` and `HOST` are always set. */
  env: Record<string, string>;
  /** Options for Node, before the file. */
  flags?: readonly string[];
  hear?(line: LogLine): void;
}

/** Returns the server in `dist` if it is up to date. Otherwise builds one in a separate folder. */
export async function buildServer(): Promise<BuiltServer> {
  if (isBuilt()) return { main: path.resolve('dist/server/main.js'), remove: () => undefined };
  const cache = path.resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'server-'));
  await build({ build: { ssr: true, outDir: folder, emptyOutDir: true }, logLevel: 'error' });
  return { main: path.join(folder, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Creates a server on a free port without starting it. The server ends when this process ends. */
export async function createServerProcess({ main, env, flags = [], hear }: ServerSettings): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const killWithUs = () => void child?.kill('SIGKILL');

  async function start(): Promise<void> {
    if (child) throw new Error('it runs already');
    const started = spawn(process.execPath, [...flags, main], {
      env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = started;
    process.once('exit', killWithUs);
    const said: string[] = [];
    createInterface({ input: must(started.stderr) }).on('line', (line) => said.push(line));
    const isServing = new Promise<void>((serving, gone) => {
      createInterface({ input: must(started.stdout) }).on('line', (text) => {
        if (!text.startsWith('{')) return;
        const line = JSON.parse(text) as LogLine;
        hear?.(line);
        if (line.event === 'serving') serving();
      });
      started.once('close', (code, signal) =>
        gone(new Error(`the server ended with ${code ?? signal} while it started\n${said.join('\n')}`)),
      );
    });
    started.once('exit', () => {
      process.off('exit', killWithUs);
      if (child === started) child = null;
    });
    await isServing;
    while (child === started && !(await isReady(url))) await new Promise((again) => setTimeout(again, 20));
  }

  async function gone(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (!child) return null;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await ended)[0];
  }

  return {
    port,
    url,
    get isRunning() {
      return child !== null;
    },
    start,
    kill: async () => void (await gone('SIGKILL')),
    end: () => gone('SIGTERM'),
    send: (message) => void child?.send(message),
  };
}

/** Starts `many` servers with the same settings. */
export async function startServerProcesses(many: number, settings: ServerSettings): Promise<ServerProcess[]> {
  const all: ServerProcess[] = [];
  for (let n = 0; n < many; n++) all.push(await createServerProcess(settings));
  await Promise.all(all.map((each) => each.start()));
  return all;
}

/** Returns whether the server at this URL is serving and can write to its store. */
export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { headers: { Connection: 'close' } }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
}
