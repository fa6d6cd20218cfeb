import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/**
 * A database or similar server that tests start, kill and restart. The server ends when this process ends, even if this
 * process is killed.
 */
export interface KeptServer {
  /** Restarts the server after `kill`. Resolves when the server reports that it is ready. */
  start(): Promise<void>;
  /** Kills the server immediately. Resolves when the server has ended. */
  kill(): Promise<void>;
  /** Stops the server and deletes its folder. */
  end(): Promise<void>;
}

interface Keeping {
  program: string;
  args: readonly string[];
  folder: string;
  /** The output with which the program reports that it is ready. */
  ready: string;
  /** The signal that ends the program immediately. */
  signal: 'QUIT' | 'KILL';
  /** The user that the program runs as. Default: this process's user. */
  user?: { uid?: number; gid?: number };
}

/**
 * A shell script that runs the server and reads commands from its input. The input ends when this process ends, and the
 * shell then stops the server. Signals from a terminal reach neither the shell nor the server.
 */
const KEEP = `
  folder=$1; signal=$2; shift 2
  "$@" &
  while read -r word; do
    case $word in
      kill) kill -"$signal" $!; wait $!; echo 'kept: gone' ;;
      start) "$@" & ;;
    esac
  done
  kill -"$signal" $!
  wait $!
  cd / && rm -rf "$folder"
`;

/** Starts the program. Resolves when the program is ready. If the program ends instead, rejects with its output. */
export async function keepServer({ program, args, folder, ready, signal, user = {} }: Keeping): Promise<KeptServer> {
  const keeper = spawn('sh', ['-c', KEEP, 'sh', folder, signal, program, ...args], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  const lines = [keeper.stdout, keeper.stderr].map((input) => createInterface({ input }));
  await said(ready, lines);
  const handles = [keeper, keeper.stdin, keeper.stdout, keeper.stderr];
  for (const handle of handles) unref(handle);
  return {
    async start() {
      const isReady = said(ready, lines);
      keeper.stdin.write('start\n');
      await isReady;
    },
    async kill() {
      const isGone = said('kept: gone', lines);
      keeper.stdin.write('kill\n');
      await isGone;
    },
    async end() {
      // Keeps the event loop running until the shell answers.
      for (const handle of handles) ref(handle);
      keeper.stdin.end();
      await ended;
    },
  };
}

/** Resolves to the first line that contains `text`. */
function said(text: string, from: readonly Interface[]): Promise<void> {
  const heard: string[] = [];
  return new Promise((resolve, reject) => {
    const hear = (line: string) => {
      heard.push(line);
      if (line.includes(text)) done(resolve);
    };
    const fail = () => done(() => reject(new Error(`The server ended instead of "${text}":\n${heard.join('\n')}`)));
    const done = (how: () => void) => {
      for (const each of from) each.off('line', hear).off('close', fail);
      how();
    };
    for (const each of from) each.on('line', hear).once('close', fail);
  });
}

type Handle = ChildProcessByStdio<Writable, Readable, Readable> | Readable | Writable;

/** Allows this process to end while `handle` is open. */
function unref(handle: Handle): void {
  (handle as { unref?(): void }).unref?.();
}

/** Keeps this process running while `handle` is open. */
function ref(handle: Handle): void {
  (handle as { ref?(): void }).ref?.();
}
