import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { must } from '#shared/must.ts';
import type { Question, Usage } from './watch';

export interface ServerPlan {
  /** Path of the script to run, relative to this folder. */
  script: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** A measured server in a separate process. */
export interface RunningServer {
  port: number;
  /** Starts counting. `profile` is the file for a CPU profile, or null for none. */
  begin(profile: string | null): Promise<void>;
  measure(): Promise<Usage>;
  end(): Promise<void>;
}

/** Creates a folder beside the packages, on the project's disk, because a temporary folder is often in memory. */
export function folderOnDisk(): string {
  const parent = path.resolve('node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(path.join(parent, 'bench-'));
}

/** Starts a server as in production. `folder` is deleted when the server has ended. */
export async function startServer({ script, args = [], env = {} }: ServerPlan, folder: string): Promise<RunningServer> {
  const watch = pathToFileURL(path.resolve('bench/servers/watch.ts')).href;
  const file = path.resolve('bench/servers', script);
  const server = spawn(process.execPath, ['--import', 'tsx', '--import', watch, file, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await portOf(server, script);
  async function ask<T>(question: Question): Promise<T> {
    if (server.exitCode !== null) throw new Error(`${script} has ended with ${server.exitCode}`);
    server.send(question);
    const [answer] = (await once(server, 'message')) as [T];
    return answer;
  }
  return {
    port,
    begin: (profile) => ask({ begin: { profile } }),
    measure: () => ask<Usage>({ end: true }),
    async end() {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGKILL');
        await once(server, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves to a server's port, which the server prints in a line of JSON. */
async function portOf(server: ChildProcess, script: string): Promise<number> {
  for await (const line of createInterface({ input: must(server.stdout) })) {
    const said = line.startsWith('{') ? (JSON.parse(line) as { port?: number }) : {};
    if (said.port === undefined) continue;
    // The rest of the output is not used, but must not fill the pipe.
    server.stdout?.resume();
    return said.port;
  }
  throw new Error(`${script} ended while it started`);
}
