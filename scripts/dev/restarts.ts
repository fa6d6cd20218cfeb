import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run/tool.mjs';

/** The time in ms that a server may take to stop before it is killed. A server in an endless loop never stops by itself. */
const STOP_WITHIN = 5_000;

const STOPPED = 'The server has stopped. It starts again after the next edit.';

export interface DevRestartsOptions {
  /**
   * The module that a process runs. The module sends `loaded`, or `loaded-in-part` if a game failed to load, waits for
   * a message, starts the server and sends `up`.
   */
  entry?: string;
  env?: NodeJS.ProcessEnv;
  /** Called with the output of the processes. Default: prints it. */
  hear?: (text: string) => void;
}

/**
 * Runs the development server and replaces its process after an edit. A standby process is already running, with all
 * packages in memory. The old process serves until the new process has loaded the sources. If the sources do not load,
 * the old process keeps serving.
 */
export class DevRestarts {
  readonly #options: DevRestartsOptions;
  #serving: ChildProcess | null = null;
  /** The process that is loading or starting but not serving yet. */
  #next: ChildProcess | null = null;
  #standby: ChildProcess | null = null;
  #isStale = false;
  #isClosed = false;
  #replacing: Promise<void> | null = null;

  constructor(options: DevRestartsOptions = {}) {
    this.#options = options;
  }

  /** Process id of the server, or undefined if no process is serving. */
  get pid(): number | undefined {
    return this.#serving?.pid;
  }

  /** Process id of the standby process, or undefined if there is none. */
  get standbyPid(): number | undefined {
    return this.#standby?.pid;
  }

  /** Starts or replaces the server. Resolves once the newest sources are served or have failed to load. */
  restart(): Promise<void> {
    this.#isStale = true;
    // The next process may have read a file before this edit, or may be stuck because of an earlier edit.
    this.#next?.kill('SIGKILL');
    this.#replacing ??= this.#replaceWhileStale().finally(() => {
      this.#replacing = null;
    });
    return this.#replacing;
  }

  /** Ends all processes, after the server has finished its work. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const children = [this.#serving, this.#next, this.#standby];
    await Promise.all(children.map((child) => stop(child)));
  }

  async #replaceWhileStale(): Promise<void> {
    while (this.#isStale && !this.#isClosed) {
      this.#isStale = false;
      await this.#replace();
    }
  }

  async #replace(): Promise<void> {
    const next = this.#standby?.connected ? this.#standby : this.#fork();
    this.#standby = null;
    this.#next = next;
    const isUp = this.#mayServe(await asked(next)) && (await this.#takeOver(next));
    if (!isUp) next.kill();
    this.#next = null;
    if (this.#isClosed || this.#isStale) return;
    if (!isUp) this.#say(this.#serving ? 'The server runs on without this edit.' : STOPPED);
    this.#standby = this.#fork();
  }

  /** A server without one of the games may start, but may not replace a server that has the game. */
  #mayServe(answer: Answer | null): boolean {
    return answer === 'loaded' || (answer === 'loaded-in-part' && this.#serving === null);
  }

  async #takeOver(next: ChildProcess): Promise<boolean> {
    const old = this.#serving;
    // Meanwhile there was another edit, or `close` was called.
    if (this.#isStale || this.#isClosed) return false;
    this.#serving = null;
    await stop(old);
    if ((await asked(next)) !== 'up') return false;
    this.#serving = next;
    next.once('exit', () => {
      if (this.#serving !== next) return;
      this.#serving = null;
      if (!this.#isClosed) this.#say(STOPPED);
    });
    return true;
  }

  #fork(): ChildProcess {
    const { entry = join(root, 'scripts/dev/server.ts'), env = process.env, hear } = this.#options;
    const output = hear ? 'pipe' : 'inherit';
    const child = fork(join(root, 'scripts/dev/process.ts'), [pathToFileURL(entry).href], {
      cwd: root,
      env,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', output, output, 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => hear?.(String(bytes)));
    return child;
  }

  #say(text: string): void {
    (this.#options.hear ?? console.log)(`  ➜  ${text}`);
  }
}

type Answer = 'loaded' | 'loaded-in-part' | 'up';

/** Tells a process to take its next step. Resolves to the answer, or to null if the process ended first. */
function asked(child: ChildProcess): Promise<Answer | null> {
  if (hasEnded(child)) return Promise.resolve(null);
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(message as Answer));
    child.once('exit', () => resolve(null));
    // Ignores errors, because the exit event reports a process that has ended.
    child.send('continue', () => undefined);
  });
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function stop(child: ChildProcess | null): Promise<void> {
  if (!child || hasEnded(child)) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN);
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  clearTimeout(timer);
}
