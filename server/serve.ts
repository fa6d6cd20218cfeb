import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerOptions } from 'socket.io';
import { failed as failedGames, games } from '#games/index.ts';
import type { FailedGame } from '#shared/contract/loadGames.ts';
import type { Clock } from './clock/clock';
import { announced } from './cluster/announce';
import { alone, type Cluster } from './cluster/cluster';
import { followOthers } from './cluster/follow';
import type { Config } from './config';
import type { ServerContext } from './context';
import { type Entropy, newSecret } from './crypto';
import { createApp } from './http/app';
import { createHttpServer } from './http/httpServer';
import { readPages } from './http/pages';
import { createRateLimits, LIMITS, type Limits, type RateLimits } from './limits';
import { createLog, type Log, loadFault } from './log';
import type { BotWorker } from './matches/bots/botWorker';
import { createBotThreads } from './matches/bots/workerPool';
import { createMatchRegistry } from './matches/registry';
import type { MatchRegistry } from './matches/types';
import { watchEventLoop } from './metrics/eventLoop';
import { createMetrics } from './metrics/metrics';
import { openMetrics } from './metrics/metricsServer';
import { observedBots, observedStore } from './metrics/observed';
import { basePathOf } from './origin';
import type { Catalogue } from './rooms/games';
import { Rooms } from './rooms/rooms';
import { openSockets, sendAway } from './sockets/connections';
import { serveMatches } from './sockets/matches';
import { serveRooms } from './sockets/rooms';
import { watchStore } from './store/health';
import type { Store } from './store/store';

export interface ServeOptions {
  config: Config;
  clock: Clock;
  entropy: Entropy;
  store: Store;
  limits?: Partial<Limits>;
  /** The games that the server offers. Default: the shipped games. */
  catalogue?: Catalogue;
  /**
   * The games that could not be loaded, whose matches are kept. Default: the shipped games that could not be loaded.
   */
  failed?: readonly FailedGame[];
  /** Runs the bots. Default: worker threads. */
  botWorker?: BotWorker;
  cluster?: Cluster;
  /** The socket.io adapter that reaches the sockets of all processes. Default: this process only. */
  adapter?: ServerOptions['adapter'];
  clientDir?: string;
  log?: Log;
}

export interface Served {
  /** The server's local address, without a trailing slash. */
  url: string;
  port: number;
  /** The port of the metrics, or null if they are off. */
  metricsPort: number | null;
  matches: MatchRegistry;
  rooms: Rooms;
  limits: RateLimits;
  /** Resolves when no work is in progress. */
  settled(): Promise<void>;
  /** Refuses new work, finishes work in progress, makes clients reconnect, and closes the store. */
  close(): Promise<void>;
}

/** Time in ms that a shutdown waits for the last answers. */
const LAST_ANSWERS = 3_000;

/** Returns the folder of the built client: next to the built server or, if the server runs from source, in dist. */
function builtClient(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const [dist] = /^.*[\\/]dist(?=[\\/]server([\\/]|$))/.exec(here) ?? [];
  return dist === undefined ? path.resolve(here, '../dist/client') : path.join(dist, 'client');
}

/** Starts a whole server: HTTP, sockets, rooms and matches, with one store and one clock. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { config, clock, entropy, catalogue = games, failed = failedGames } = options;
  const log = options.log ?? createLog(config.logLevel);
  for (const { id, error } of failed) log.error({ game: id, ...loadFault(error) }, 'game-failed');
  let phase: ReturnType<ServerContext['phase']> = 'starting';
  let port = config.port;
  const over: Rooms['over'] = (...fact) => rooms.over(...fact);
  const acted: Rooms['acted'] = (...move) => rooms.acted(...move);
  const said: Rooms['said'] = (...line) => rooms.said(...line);
  const loaded: Rooms['matchLoaded'] = (...which) => rooms.matchLoaded(...which);
  const eventLoop = watchEventLoop();
  const metrics = createMetrics({
    catalogue,
    rooms: () => rooms.count(),
    sockets: () => io.engine.clientsCount,
    matches: () => matches.inUse(),
    errors: log.errors,
    eventLoop,
    now: clock.now,
  });
  const cluster = options.cluster ?? alone(newSecret(entropy));
  const store = announced(observedStore(options.store, metrics), cluster);
  const botWorker = observedBots(options.botWorker ?? createBotThreads(catalogue), metrics);
  const matches = createMatchRegistry({
    catalogue,
    store,
    clock,
    entropy,
    log,
    events: { over, acted, said, loaded, timedOut: (late) => metrics.timedOut(late / 1000) },
    botWorker,
    cluster,
  });
  const rooms = new Rooms({ store, registry: matches, catalogue, clock, entropy, log, cluster });
  const pages = readPages(options.clientDir ?? builtClient(), catalogue, basePathOf(config));
  const context: ServerContext = {
    config,
    rooms,
    matches,
    catalogue,
    entropy,
    log,
    clock,
    limits: createRateLimits({ ...LIMITS, ...options.limits }, clock, config.rateLimits, cluster),
    metrics,
    now: clock.now,
    port: () => port,
    build: pages?.build ?? 'dev',
    phase: () => phase,
    isWritable: watchStore(store, clock, log),
  };
  const metricsServer = config.metrics === null ? null : await openMetrics(config.metrics, metrics);
  const {
    server: http,
    answerInTurn,
    cutAll,
  } = createHttpServer(createApp(context, pages).callback(), context.limits, config);
  const io = openSockets(http, context, options.adapter);
  serveRooms(io, context);
  serveMatches(io, context);
  answerInTurn();
  await new Promise<void>((listening, refused) => {
    http.once('error', refused);
    http.listen(config.port, config.host, listening);
  }).catch(async (error: unknown) => {
    await metricsServer?.close();
    throw error;
  });
  port = (http.address() as AddressInfo).port;
  await matches.resume();
  await rooms.resume();
  const following = followOthers({ cluster, store, clock, log, rooms, matches });
  phase = 'serving';
  log.info({ port, build: context.build }, 'serving');

  let closing: Promise<void> | null = null;
  async function close(): Promise<void> {
    phase = 'draining';
    log.info({}, 'draining');
    following.stop();
    await matches.drain();
    await following.settled();
    await rooms.close();
    await sendAway(io);
    // Answers in progress are still sent. After this time, all connections are closed, even sockets that do not close.
    const cut = setTimeout(() => void cutAll(), LAST_ANSWERS);
    await io.close();
    clearTimeout(cut);
    // The last requests may have started more work.
    await matches.settled();
    await rooms.settled();
    await botWorker.close();
    await metricsServer?.close();
    eventLoop.stop();
    await cluster.close();
    await store.close();
    log.info({}, 'closed');
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    metricsPort: metricsServer?.port ?? null,
    matches,
    rooms,
    limits: context.limits,
    async settled() {
      await following.settled();
      await matches.settled();
      await rooms.settled();
      await matches.settled();
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
}
