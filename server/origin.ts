import { networkOf } from './addresses';
import type { Config } from './config';
import { lanAddresses } from './lan';
import { askerOf, type Caller, forwardedOf } from './proxies';

/** The address that limits apply to: an IPv4 address or an IPv6 /64; behind a trusted proxy, the one the proxy saw. */
export function addressOf(caller: Caller, config: Config): string {
  return networkOf(askerOf(caller, config.trustProxy));
}

/**
 * Allows the same origin, that is the request's `Host` or PUBLIC_URL's, and those in ORIGINS. A missing `Origin` is
 * allowed, because requests are authenticated by tokens and not cookies.
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

/**
 * The base of links and QR codes for this caller. A loopback name is replaced, because it would not work for others.
 */
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

/** The path of PUBLIC_URL, if a proxy serves Hush under one, or ''. */
export function basePathOf({ publicUrl }: Config): string {
  return publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
}

/** Origins to which a page may open sockets. Older browsers do not include them in `'self'`. */
export function socketOrigins(caller: Caller, config: Config): string[] {
  const hosts = [hostOf(caller, config), ...(config.publicUrl === null ? [] : [new URL(config.publicUrl).host])];
  // A policy cannot express other hosts, such as IPv6 addresses.
  const written = new Set(hosts.filter((host) => /^[\w.-]+(:\d{1,5})?$/.test(host)));
  return [...written].flatMap((host) => [`ws://${host}`, `wss://${host}`]);
}

function hostOf(caller: Caller, config: Config): string {
  const forwarded = forwardedOf(caller, config.trustProxy, 'x-forwarded-host');
  return (forwarded ?? caller.headers.host ?? '').toLowerCase();
}

/** Browsers omit the default port in `Origin`; some clients keep it in `Host`. */
function withoutUsualPort(host: string, origin: string): string {
  const usual = origin.startsWith('https:') ? ':443' : ':80';
  return host.endsWith(usual) ? host.slice(0, -usual.length) : host;
}

export function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}
