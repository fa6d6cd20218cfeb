import type { IncomingMessage } from 'node:http';
import type { Context, Next } from 'koa';
import helmet from 'koa-helmet';
import type { ServerContext } from '../context';
import { isOriginAllowed, socketOrigins } from '../origin';
import { RequestProblem } from '../rooms/problem';

/**
 * The content security policy of pages. `upgrade-insecure-requests` would leave pages blank on home networks without
 * https, and accessible widgets insert styles (`docs/engine.md`, Phones, browsers, networks).
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
  // Whether the public URL uses https. Without https these headers have no effect, cause warnings, or make the address
  // unreachable.
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

/** Whether a path is under `/api`. The router ignores case in paths, so every guard has to ignore it too. */
export function isApi({ path }: Context): boolean {
  return /^\/api(\/|$)/i.test(path);
}

/** Paths that balancers and containers request every second. A request is logged only if its answer is not ok. */
const PROBES: readonly string[] = ['/healthz', '/readyz'];

/** Logs and counts each request by its route, because a URL may contain a room's code or a secret. */
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

/** Refuses compressed bodies before reading them: a few bytes can expand to many megabytes, and no request needs it. */
export async function guardEncoding(ctx: Context, next: Next): Promise<void> {
  const encoding = ctx.get('Content-Encoding');
  if (encoding !== '' && encoding.toLowerCase() !== 'identity') throw new RequestProblem('unsupported-encoding');
  return next();
}

/** Logs once that a proxy is not trusted. All clients behind it share one address and one set of limits. */
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

/** Refuses requests from foreign origins. Configured origins are allowed, with CORS headers. */
export function guardOrigin({ config, log }: ServerContext) {
  let isNoticed = false;
  return async (ctx: Context, next: Next): Promise<void> => {
    if (!isApi(ctx)) return next();
    if (!isOriginAllowed(ctx.req, config)) {
      // A proxy that changes the Host header makes this guard refuse all of Hush's own pages, so the first mismatch is
      // logged with both values.
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

/** Shortens a header for the log and removes anything that could look like another line. */
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

/** Forbids caching of everything under `/api`. */
export async function noStore(ctx: Context, next: Next): Promise<void> {
  if (isApi(ctx)) ctx.set('Cache-Control', 'no-store');
  return next();
}
