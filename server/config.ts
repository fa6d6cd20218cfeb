import { z } from 'zod';
import { isLoopback } from './origin';
import { readTrustedProxies, type TrustedProxies } from './proxies';

/** Settings of a server, read from the environment once (`docs/protocol.md`, Settings). */
export interface Config {
  port: number;
  host: string;
  /** True if `HOST` is a loopback address, so that other devices need a proxy or a tunnel. */
  local: boolean;
  dataDir: string;
  /** URL, with password, of the PostgreSQL database. Null if the database is the file in `dataDir`. */
  databaseUrl: string | null;
  /** URL, with password, of the Redis that connects several processes. Null for a single process. */
  redisUrl: string | null;
  /**
   * The start of links and QR codes: an origin, optionally with a path, without a slash at the end. If null, links
   * begin with the origin of each request.
   */
  publicUrl: string | null;
  /** More origins whose pages may send requests and open sockets. */
  origins: readonly string[];
  /** Proxies whose `X-Forwarded-*` headers are trusted, or null if no proxy is trusted. */
  trustProxy: TrustedProxies | null;
  rateLimits: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** The address that serves Prometheus metrics, or null if metrics are off. */
  metrics: MetricsConfig | null;
}

export interface MetricsConfig {
  host: string;
  port: number;
  /** The bearer token that scrapers must send, or null to serve every client that reaches the port. */
  token: string | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Thrown if a setting prevents the server from starting. The message names the setting and what is wrong with it. */
export class ConfigProblem extends Error {}

const flag = (name: string, yes: string, no: string, usual: boolean) =>
  z
    .enum([yes, no], { error: `${name} must be ${yes} or ${no}.` })
    .transform((value) => value === yes)
    .default(usual);

const port = (name: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `${name} must be a number from 0 to 65535.`)
    .transform(Number)
    .refine((number) => number <= 65535, `${name} must be a number from 0 to 65535.`);

const schema = z.object({
  PORT: port('PORT').default(8000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      (url) => isUrl(url, ['postgres:', 'postgresql:']),
      'DATABASE_URL must be like postgres://user:password@host:5432/database.',
    )
    .optional(),
  REDIS_URL: z
    .string()
    .refine((url) => isUrl(url, ['redis:', 'rediss:']), 'REDIS_URL must begin with redis://.')
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(isBaseUrl, 'PUBLIC_URL must be an address such as https://play.example.org or https://example.org/hush.')
    .transform((url) => new URL(url).href.replace(/\/+$/, ''))
    .optional(),
  ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .refine((list) => list.every(isOrigin), 'ORIGINS must be origins such as https://example.org, separated by commas.')
    .transform((list) => list.map((origin) => new URL(origin).origin))
    .default([]),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => readTrustedProxies(text) !== undefined,
      'TRUST_PROXY must be true, false, a number of proxies, or their addresses and networks, separated by commas.',
    )
    .transform((text) => readTrustedProxies(text) ?? null)
    .default(null),
  RATE_LIMITS: flag('RATE_LIMITS', 'on', 'off', true),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port('METRICS_PORT').optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]+=*$/, 'METRICS_TOKEN may contain only letters, digits and . _ ~ + / -.')
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.` }).default('info'),
});

/** Reads the settings. An empty variable counts as unset. Throws a `ConfigProblem` for the first invalid setting. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new ConfigProblem(parsed.error.issues[0]?.message ?? 'A setting is wrong.');
  const settings = parsed.data;
  if (settings.REDIS_URL !== undefined && settings.DATABASE_URL === undefined)
    throw new ConfigProblem('REDIS_URL needs DATABASE_URL: several processes share one PostgreSQL database.');
  if (settings.METRICS_PORT !== undefined && settings.METRICS_PORT !== 0 && settings.METRICS_PORT === settings.PORT)
    throw new ConfigProblem('METRICS_PORT must differ from PORT, because metrics are not for players.');
  if (settings.METRICS_TOKEN !== undefined && settings.METRICS_PORT === undefined)
    throw new ConfigProblem('METRICS_TOKEN needs METRICS_PORT. Without a port, no metrics are served.');
  return {
    port: settings.PORT,
    host: settings.HOST,
    local: isLoopback(settings.HOST),
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    redisUrl: settings.REDIS_URL ?? null,
    publicUrl: settings.PUBLIC_URL ?? null,
    origins: settings.ORIGINS,
    trustProxy: settings.TRUST_PROXY,
    rateLimits: settings.RATE_LIMITS,
    logLevel: settings.LOG_LEVEL,
    metrics:
      settings.METRICS_PORT === undefined
        ? null
        : { host: settings.METRICS_HOST, port: settings.METRICS_PORT, token: settings.METRICS_TOKEN ?? null },
  };
}

const NOT_LISTENING: Readonly<Record<string, (port: string, host: string) => string>> = {
  EADDRINUSE: (port) => `another program uses this port. Set ${port} to a free one.`,
  EACCES: (port) => `this port needs extra privileges. Set ${port} to one above 1024.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
};

function noAddress(_port: string, host: string): string {
  return `${host} is not an address of this machine. Use 0.0.0.0 for all of its addresses.`;
}

/**
 * Returns an explanation if the server could not listen at the configured address. Returns null for any other error.
 */
export function whyNotListening(error: unknown, settings = { port: 'PORT', host: 'HOST' }): string | null {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  const isOurs = syscall === 'listen' || syscall === 'getaddrinfo';
  return isOurs && typeof code === 'string' && Object.hasOwn(NOT_LISTENING, code)
    ? (NOT_LISTENING[code]?.(settings.port, settings.host) ?? null)
    : null;
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  if (!isUrl(text, ['http:', 'https:'])) return false;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && search === '' && hash === '' && username === '';
}

/** True if the text is an origin, optionally followed by a path without characters that need escaping. */
function isBaseUrl(text: string): boolean {
  if (!isUrl(text, ['http:', 'https:'])) return false;
  const { pathname, search, hash, username } = new URL(text);
  return /^(\/[\w.~-]+)*\/?$/.test(pathname) && search === '' && hash === '' && username === '';
}
