import type { IncomingMessage } from 'node:http';
import type { Context, Next } from 'koa';
import helmet from 'koa-helmet';
import type { ServerContext } from '../context';
import { isOriginAllowed, socketOrigins } from '../origin';
import { RequestProblem } from '../rooms/problem';

/**
 * What pages may load. `upgrade-insecure-requests` would leave every address on a home network blank, and
 * accessible widgets insert styles (`docs/engine.md`, Phones, browsers, networks).
 */
const LOADED = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

export function secureHeaders({ config }: ServerContext) {
  // Without https these headers do nothing, warn in the console, or lock people out of their own address.
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const connectSrc = ["'self'", (request: IncomingMessage) => socketOrigins(request, config).join(' ')];
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { ...LOADED, connectSrc } },
    strictTransportSecurity: isHttps,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** The router takes paths in any case, and so must everything that stands guard over them. */
export function isApi({ path }: Context): boolean {
  return /^\/api(\/|$)/i.test(path);
}

/** What balancers and containers ask every second: worth a line where the answer is no. */
const PROBES: readonly string[] = ['/healthz', '/readyz'];

/** One line and one count for each request, by its route: a URL has a room's code or a secret in it. */
export function watchRequests({ log, metrics, now }: ServerContext) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const began = now();
    await next();
    const matched = (ctx as { _matchedRoute?: unknown })._matchedRoute;
    const route = typeof matched === 'string' ? matched : isApi(ctx) ? 'unknown' : 'page';
    metrics.requested(ctx.method, route, ctx.status);
    if (ctx.status === 200 && PROBES.includes(route)) return;
    log.info({ method: ctx.method, route, status: ctx.status, ms: now() - began }, 'request');
  };
}

/**
 * Encoded bodies are refused before a byte of them is read: a few bytes can unpack to many megabytes, and nothing we
 * are asked needs it.
 */
export async function guardEncoding(ctx: Context, next: Next): Promise<void> {
  const encoding = ctx.get('Content-Encoding');
  if (encoding !== '' && encoding.toLowerCase() !== 'identity') throw new RequestProblem('unsupported-encoding');
  return next();
}

/** Behind a proxy that is not believed everybody has one address and one set of limits: the log says so, once. */
export function noticeProxy({ config, log }: ServerContext) {
  let isNoticed = config.trustProxy !== null;
  return async (ctx: Context, next: Next): Promise<void> => {
    if (!isNoticed && ctx.get('X-Forwarded-For') !== '') {
      isNoticed = true;
      log.warn({}, 'proxy-not-trusted');
    }
    return next();
  };
}

/** Foreign pages may not ask; origins of the setting may, and their browsers are told so. */
export function guardOrigin({ config, log }: ServerContext) {
  let isNoticed = false;
  return async (ctx: Context, next: Next): Promise<void> => {
    if (!isApi(ctx)) return next();
    if (!isOriginAllowed(ctx.req, config)) {
      // Behind a proxy that changes Host this refuses every page of ours, so the log says once how they differ.
      if (!isNoticed)
        log.warn({ origin: shortened(ctx.get('Origin')), host: shortened(ctx.get('Host')) }, 'origin-refused');
      isNoticed = true;
      throw new RequestProblem('foreign-origin');
    }
    const origin = ctx.get('Origin');
    ctx.vary('Origin');
    if (config.origins.includes(origin)) {
      ctx.set('Access-Control-Allow-Origin', origin);
      ctx.set('Access-Control-Expose-Headers', 'Retry-After');
      if (ctx.method === 'OPTIONS') return preflight(ctx);
    }
    return next();
  };
}

/** As much of a header as a log needs, without what could pass for another line. */
function shortened(header: string): string {
  return header.slice(0, 100).replace(/[^\x21-\x7e]/g, '?');
}

function preflight(ctx: Context): void {
  ctx.set('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE');
  ctx.set('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key, X-Device');
  ctx.set('Access-Control-Max-Age', '600');
  ctx.status = 204;
}

export function guardPhase({ phase }: ServerContext) {
  return async (ctx: Context, next: Next): Promise<void> => {
    if (isApi(ctx) && phase() !== 'serving') throw new RequestProblem('draining');
    return next();
  };
}

/** Nothing under `/api` is for a cache. */
export async function noStore(ctx: Context, next: Next): Promise<void> {
  if (isApi(ctx)) ctx.set('Cache-Control', 'no-store');
  return next();
}
