import type { IncomingMessage } from 'node:http';
import type { Context, Next } from 'koa';
import helmet from 'koa-helmet';
import type { ServerContext } from '../context';
import { isOriginAllowed, socketOrigins } from '../origin';
import { RequestProblem } from '../rooms/problem';

/**
 * Content security policy for pages. The policy omits `upgrade-insecure-requests`, which leaves pages blank on home
 * networks without https, and allows inline styles, because accessible widgets insert them (`docs/engine.md`, Phones,
 * browsers, networks).
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
  // Without https, these headers are ignored, cause warnings, or make the address unreachable.
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

/**
 * Returns true for a path of the API. Ignores case, as the router does, because `/API` would otherwise bypass the
 * guards.
 */
export function isApi({ path }: Context): boolean {
  return /^\/api(\/|$)/i.test(path);
}

/** Health checks that arrive every second. They are logged only if they fail. */
const PROBES: readonly string[] = ['/healthz', '/readyz'];

/** Logs and counts each request under its route. The URL itself could contain a room's code or a secret. */
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
 * Refuses compressed bodies before reading them, because a few bytes can expand to many megabytes. No request needs
 * compression.
 */
export async function guardEncoding(ctx: Context, next: Next): Promise<void> {
  const encoding = ctx.get('Content-Encoding');
  if (encoding !== '' && encoding.toLowerCase() !== 'identity') throw new RequestProblem('unsupported-encoding');
  return next();
}

/**
 * Logs an untrusted proxy once. All clients behind such a proxy share one address, and therefore one set of limits.
 */
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

/** Refuses requests from foreign origins. Allows configured origins and sends them CORS headers. */
export function guardOrigin({ config, log }: ServerContext) {
  let isNoticed = false;
  return async (ctx: Context, next: Next): Promise<void> => {
    if (!isApi(ctx)) return next();
    if (!isOriginAllowed(ctx.req, config)) {
      // Hush's own pages also get here if a proxy changes the Host header. The log then shows the operator both values.
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

/** Shortens a header for the log and replaces everything but visible ASCII, so that it cannot fake a log line. */
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

export async function noStore(ctx: Context, next: Next): Promise<void> {
  if (isApi(ctx)) ctx.set('Cache-Control', 'no-store');
  return next();
}
