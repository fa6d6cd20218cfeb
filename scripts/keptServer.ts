import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** A server of somebody else's that tests start, kill and start again. It ends with this process, however that ends. */
export interface KeptServer {
  /** Starts it again after `kill`; resolves once it says that it is ready. */
  start(): Promise<void>;
  /** Ends it in the middle of whatever it does; resolves once it is gone. */
  kill(): Promise<void>;
  /** Ends it for good and deletes its folder. */
  end(): Promise<void>;
}

interface Keeping {
  program: string;
  args: readonly string[];
  /** The folder that is deleted in the end. */
  folder: string;
  /** What it says when it can be used. */
  ready: string;
  /** The signal that ends it at once. */
  signal: 'QUIT' | 'KILL';
  /** As whom it runs. Default: as this process. */
  user?: { uid?: number; gid?: number };
}

/**
 * The shell does what its input says, and ends the server when that ends, which comes with the end of this process. No
 * signal of a terminal reaches either of them.
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

/** Starts the program; resolves once it is ready, and rejects with what it said if it ends instead. */
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
      // Whoever has nothing else to do waits for this.
      for (const handle of handles) ref(handle);
      keeper.stdin.end();
      await ended;
    },
  };
}

/** Resolves with the first line that has this text in it. */
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

/** It keeps this process alive no longer. */
function unref(handle: Handle): void {
  (handle as { unref?(): void }).unref?.();
}

/** It keeps this process alive again. */
function ref(handle: Handle): void {
  (handle as { ref?(): void }).ref?.();
}
