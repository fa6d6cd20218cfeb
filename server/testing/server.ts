import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '#games/index.ts';
import type { FailedGame } from '#shared/contract/loadGames.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import type { EngineState } from '#shared/engine/engine.ts';
import type { GameId, MatchId, Seat } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import type { Answer } from '#shared/wire/wire.ts';
import { type FakeClock, fakeClock } from '../clock/fake';
import { type Config, readConfig } from '../config';
import type { Limits } from '../limits';
import { createLog } from '../log';
import { createInlineWorker } from '../matches/bots/botWorker';
import { createRuntimes } from '../matches/runtimes';
import { loadMatch } from '../matches/state/loading';
import type { Snapshot } from '../matches/state/state';
import { entropyOf, moveOf } from '../matches/testing';
import type { Catalogue } from '../rooms/games';
import { type Served, serve } from '../serve';
import { openSqlite } from '../store/sqlite';
import type { Store } from '../store/store';
import { type ApiClient, createApiClient } from './apiClient';

/**
 * A whole server in the test's process, with a temporary folder, a clock that the test advances, and deterministic
 * randomness.
 */
export interface TestServer extends ApiClient {
  readonly served: Served;
  readonly url: string;
  readonly clock: FakeClock;
  readonly dataDir: string;
  readonly lines: string[];
  /** The store that the server uses. A test can replace a method to make it fail. */
  readonly store: Store;
  /** Returns the stored state of a match: its last snapshot, with later moves replayed. */
  snapshot<State>(match: MatchId): Promise<Snapshot & EngineState<State>>;
  /** Makes a move for a seat without a connected device. Resolves to the answer before the new views are sent. */
  move(match: MatchId, seat: Seat, name: string, ...args: unknown[]): Promise<Answer>;
  /** Returns the game's legality functions, which judge moves from a seat's view. */
  legal(game: GameId): AnyModule['legal'];
  /** Advances the clock in steps, and waits for everything that becomes due. */
  pass(ms: number, step?: number): Promise<void>;
  /**
   * Stops the server and starts it again with the same folder and port. Waits for everything that is due. `between` may
   * change the database.
   */
  restart(between?: (database: string) => void | Promise<void>): Promise<void>;
  end(): Promise<void>;
}

export interface TestSettings {
  catalogue?: Catalogue;
  /** The games that could not be loaded. */
  failed?: readonly FailedGame[];
  /** True for a server like the one `npm run dev` starts. */
  showsFaults?: boolean;
  limits?: Partial<Limits>;
  config?: Partial<Config>;
  clientDir?: string;
  seed?: string;
  /** Prepares the database before the server opens it. */
  prepare?(database: string): void;
  /** Server time in ms at the start. */
  now?: number;
}

export async function aServer(settings: TestSettings = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hush-'));
  const clock = fakeClock(settings.now);
  const entropy = entropyOf(settings.seed ?? 'one');
  const lines: string[] = [];
  const log = createLog(
    'debug',
    { write: (line) => void lines.push(line) },
    { hasMessages: settings.showsFaults ?? false },
  );
  const config: Config = { ...readConfig({}), port: 0, host: '127.0.0.1', dataDir, ...settings.config };
  const { catalogue, failed, limits, clientDir } = settings;
  const database = join(dataDir, 'hush.db');
  settings.prepare?.(database);
  const open = async (port: number) => {
    const store = await openSqlite(database);
    const served = await serve({
      config: { ...config, port },
      clock,
      entropy,
      store,
      log,
      // Runs bots in this thread, because the test's clock would not wait for other threads.
      botWorker: createInlineWorker(catalogue ?? games),
      clientDir: clientDir ?? join(dataDir, 'no-client'),
      ...(catalogue && { catalogue }),
      ...(failed && { failed }),
      ...(limits && { limits }),
    });
    return { served, store };
  };
  let now = await open(config.port);
  return {
    ...createApiClient(() => now.served.url),
    clock,
    dataDir,
    lines,
    get served() {
      return now.served;
    },
    get url() {
      return now.served.url;
    },
    get store() {
      return now.store;
    },
    async snapshot<State>(match: MatchId) {
      const runtimes = createRuntimes(catalogue ?? games);
      const loaded = must(await loadMatch({ store: now.store, runtimes, now: clock.now, log }, match));
      return loaded.state.snapshot() as unknown as Snapshot & EngineState<State>;
    },
    async move(match, seat, name, ...args) {
      return moveOf(must(await now.served.matches.find(match)), seat, { name, args });
    },
    legal: (game) => must((catalogue ?? games).find(({ id }) => id === game)).legal,
    async pass(ms, step = 1000) {
      const until = clock.now() + ms;
      while (clock.now() < until) {
        clock.advance(Math.min(step, until - clock.now()));
        await now.served.settled();
      }
    },
    async restart(between) {
      await now.served.close();
      await between?.(database);
      now = await open(now.served.port);
      await now.served.settled();
    },
    async end() {
      await now.served.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
