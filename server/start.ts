import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import path from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { systemClock } from './clock/clock';
import { ClusterProblem, openRedis } from './cluster/redis';
import { type Config, ConfigProblem, readConfig, whyNotListening } from './config';
import { newSecret } from './crypto';
import { lanAddresses, learnWayOut } from './lan';
import { createLog, type Log } from './log';
import { isLoopback } from './origin';
import { logRejections } from './rejections';
import { type ServeOptions, serve } from './serve';
import { openPostgres } from './store/postgres';
import { openSqlite } from './store/sqlite';
import { type Store, StoreProblem } from './store/store';

/** The process exits within this many ms after a signal, even if the server is still closing. */
const DRAIN_WITHIN = 10_000;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const BEHIND_A_PROXY = `
PUBLIC_URL is https, so there is a proxy in front of this server. Name it in TRUST_PROXY (127.0.0.1,::1 for a tunnel
on this machine). Otherwise everyone behind it counts as one address.`;

function giveUp(reason: string): never {
  process.stderr.write(`Hush cannot start: ${reason}\n`);
  process.exit(1);
}

const ONLY_HERE = `
Only this machine can reach it, because HOST is a loopback address. For friends on your network, start it without HOST
or with HOST=0.0.0.0. Behind a proxy or a tunnel, set PUBLIC_URL to the address that friends open.`;

/** Returns all addresses that a friend may be able to open, the most likely first. */
function addressesOf({ publicUrl, host }: Config, port: number): string[] {
  const own = isEverywhere(host) ? lanAddresses() : [host];
  const reachable = isLoopback(host) ? [] : own.map((address) => `http://${address}:${port}`);
  const named = hostname().endsWith('.local') && reachable.length > 0 ? [`http://${hostname()}:${port}`] : [];
  return [...(publicUrl === null ? [] : [publicUrl]), ...reachable, ...named];
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** Returns the lines printed at the start: the addresses for friends or, if there are none, advice. */
export function greeting(config: Config, port: number): string[] {
  const local = `http://localhost:${port}`;
  const [best, ...others] = addressesOf(config, port);
  if (best === undefined) {
    const why = isLoopback(config.host) ? ONLY_HERE : '\nThis machine isn’t on a network where friends could reach it.';
    return [`\nHush is open at\n\n  ${local}\n`, why];
  }
  const more = `\nIt also answers at ${[...others, local].join(', ')}\n`;
  return [`\nHush is open. Friends on the same network open:\n\n  ${best}\n`, renderUnicodeCompact(best), more];
}

function greetFriends(config: Config, port: number): void {
  for (const line of greeting(config, port)) say(line);
}

/** Opens the configured store. `lost` is called when this process may no longer use the database. */
function openStore({ databaseUrl, redisUrl, dataDir }: Config, log: Log, lost: () => void): Promise<Store> {
  if (databaseUrl === null) return openSqlite(path.join(dataDir, 'hush.db'));
  return openPostgres(databaseUrl, { isShared: redisUrl !== null, log, lost });
}

export interface StartOptions extends Pick<ServeOptions, 'catalogue' | 'failed' | 'botWorker'> {
  /**
   * True to log the messages of errors that rules throw and show them to the player, and to refuse states that are not
   * plain JSON. Default: false.
   */
  showsFaults?: boolean;
  /** Called when the server is running. Default: prints the addresses for friends and a QR code. */
  greet?: (config: Config, port: number) => void;
}

async function run({ showsFaults = false, greet = greetFriends, ...options }: StartOptions): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, undefined, { hasMessages: showsFaults });
  logRejections(log);
  let stop: (code: number) => void = process.exit;
  const cluster =
    config.redisUrl === null ? null : await openRedis(config.redisUrl, { name: newSecret(randomBytes), log });
  const store = await openStore(config, log, () => stop(1));
  const server = await serve({
    config,
    clock: systemClock,
    entropy: randomBytes,
    store,
    log,
    ...(cluster && { cluster, adapter: cluster.adapter }),
    ...options,
  });
  if (!config.rateLimits) log.warn({}, 'rate-limits-off');
  if (config.metrics && config.metrics.token === null && !isLoopback(config.metrics.host)) log.warn({}, 'metrics-open');
  await learnWayOut();
  greet(config, server.port);
  if (config.publicUrl?.startsWith('https:') && config.trustProxy === null) say(BEHIND_A_PROXY);
  stop = (code) => {
    setTimeout(() => process.exit(code), DRAIN_WITHIN - 500).unref();
    server.close().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop(0));
}

/** Starts the server. If a setting is wrong, prints a message and exits the process. */
export function start(options: StartOptions = {}): void {
  run(options).catch((error: unknown) => {
    if (error instanceof StoreProblem) giveUp(`${error.message} (${error.code})`);
    if (error instanceof ConfigProblem || error instanceof ClusterProblem) giveUp(error.message);
    giveUp(whyNotListening(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
  });
}
