import { networkOf } from './addresses';
import type { Config } from './config';
import { lanAddresses } from './lan';
import { askerOf, type Caller, forwardedOf } from './proxies';

/**
 * Returns the address to which limits apply: an IPv4 address or an IPv6 /64. Behind a trusted proxy, that is the
 * address which the proxy saw.
 */
export function addressOf(caller: Caller, config: Config): string {
  return networkOf(askerOf(caller, config.trustProxy));
}

/**
 * Whether a request's origin is allowed: that of the request's `Host`, that of PUBLIC_URL, or one in ORIGINS. A missing
 * `Origin` is allowed, because requests are authenticated by tokens and not cookies.
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
 * Returns the base of links and QR codes for this caller. A loopback name is replaced, because it would not work on
 * other devices.
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

/** Returns the path of PUBLIC_URL if a proxy serves Hush under a path, or else ''. */
export function basePathOf({ publicUrl }: Config): string {
  return publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
}

/** Returns the origins to which a page may open sockets. Older browsers do not include them in `'self'`. */
export function socketOrigins(caller: Caller, config: Config): string[] {
  const hosts = [hostOf(caller, config), ...(config.publicUrl === null ? [] : [new URL(config.publicUrl).host])];
  // A content security policy cannot express other hosts, such as IPv6 addresses.
  const written = new Set(hosts.filter((host) => /^[\w.-]+(:\d{1,5})?$/.test(host)));
  return [...written].flatMap((host) => [`ws://${host}`, `wss://${host}`]);
}

function hostOf(caller: Caller, config: Config): string {
  const forwarded = forwardedOf(caller, config.trustProxy, 'x-forwarded-host');
  return (forwarded ?? caller.headers.host ?? '').toLowerCase();
}

/** Removes the default port from a host. Browsers omit it in `Origin`, but some clients keep it in `Host`. */
function withoutUsualPort(host: string, origin: string): string {
  const usual = origin.startsWith('https:') ? ':443' : ':80';
  return host.endsWith(usual) ? host.slice(0, -usual.length) : host;
}

export function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}
