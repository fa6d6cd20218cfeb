import { networkOf } from './addresses';
import type { Config } from './config';
import { lanAddresses } from './lan';
import { askerOf, type Caller, forwardedOf } from './proxies';

/** Whose limits count: an IPv4 address or an IPv6 /64; behind a trusted proxy the one the proxy saw. */
export function addressOf(caller: Caller, config: Config): string {
  return networkOf(askerOf(caller, config.trustProxy));
}

/**
 * Same origin is the request's `Host` or PUBLIC_URL's; ORIGINS may come too. No `Origin` header is allowed:
 * tokens and not cookies say who asks.
 */
export function isOriginAllowed(caller: Caller, config: Config): boolean {
  const origin = caller.headers.origin;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  if (config.origins.includes(origin)) return true;
  const { host } = new URL(origin);
  const publicHost = config.publicUrl === null ? null : new URL(config.publicUrl).host;
  return host === withoutUsualPort(hostOf(caller, config), origin) || host === publicHost;
}

/** The origin that links and QR codes for this caller begin with. A loopback name would lead others nowhere. */
export function publicUrlFor(caller: Caller, config: Config, port: number): string {
  if (config.publicUrl !== null) return config.publicUrl;
  const protocol = forwardedOf(caller, config.trustProxy, 'x-forwarded-proto') === 'https' ? 'https' : 'http';
  const host = hostOf(caller, config);
  if (!URL.canParse(`${protocol}://${host}`) || /[^\w.:[\]-]/.test(host)) return `http://localhost:${port}`;
  const url = new URL(`${protocol}://${host}`);
  if (!isLoopback(url.hostname) || isLoopback(config.host)) return url.origin;
  const best = lanAddresses()[0];
  if (best !== undefined) url.hostname = best;
  return url.origin;
}

/** The path that all addresses begin with behind a proxy that serves Hush under one; '' at the root of its origin. */
export function basePathOf({ publicUrl }: Config): string {
  return publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
}

/** Where a page may open sockets: older browsers do not count them to a page's own origin. */
export function socketOrigins(caller: Caller, config: Config): string[] {
  const hosts = [hostOf(caller, config), ...(config.publicUrl === null ? [] : [new URL(config.publicUrl).host])];
  // A policy has no way to write other hosts, an address of IPv6 among them.
  const written = new Set(hosts.filter((host) => /^[\w.-]+(:\d{1,5})?$/.test(host)));
  return [...written].flatMap((host) => [`ws://${host}`, `wss://${host}`]);
}

function hostOf(caller: Caller, config: Config): string {
  const forwarded = forwardedOf(caller, config.trustProxy, 'x-forwarded-host');
  return (forwarded ?? caller.headers.host ?? '').toLowerCase();
}

/** A browser leaves the usual port out of `Origin`; some clients leave it in `Host`. */
function withoutUsualPort(host: string, origin: string): string {
  const usual = origin.startsWith('https:') ? ':443' : ':80';
  return host.endsWith(usual) ? host.slice(0, -usual.length) : host;
}

export function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}
