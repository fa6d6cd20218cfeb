import { networkOf } from './addresses';
import type { Config } from './config';
import { lanAddresses } from './lan';
import { askerOf, type Caller, forwardedOf } from './proxies';

/**
 * Returns the network that limits apply to: an IPv4 address, or the /64 of an IPv6 address. Behind a trusted proxy,
 * this is the client's network as the proxy saw it.
 */
export function addressOf(caller: Caller, config: Config): string {
  return networkOf(askerOf(caller, config.trustProxy));
}

/**
 * True if the request's origin is its own `Host` or PUBLIC_URL, or is listed in ORIGINS. A request without `Origin` is
 * allowed, because Hush uses tokens instead of cookies.
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

/** Returns the base URL for links and QR codes. Replaces a loopback name, which would not work on other devices. */
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

/** Returns the path of PUBLIC_URL if a proxy serves Hush under a path, or ''. */
export function basePathOf({ publicUrl }: Config): string {
  return publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
}

/** Returns the origins that a page may open sockets to. Older browsers do not count them as `'self'`. */
export function socketOrigins(caller: Caller, config: Config): string[] {
  const hosts = [hostOf(caller, config), ...(config.publicUrl === null ? [] : [new URL(config.publicUrl).host])];
  // A content security policy cannot contain IPv6 addresses.
  const written = new Set(hosts.filter((host) => /^[\w.-]+(:\d{1,5})?$/.test(host)));
  return [...written].flatMap((host) => [`ws://${host}`, `wss://${host}`]);
}

function hostOf(caller: Caller, config: Config): string {
  const forwarded = forwardedOf(caller, config.trustProxy, 'x-forwarded-host');
  return (forwarded ?? caller.headers.host ?? '').toLowerCase();
}

/**
 * Removes a default port from the host. Browsers omit the default port in `Origin`, but some clients include it in
 * `Host`.
 */
function withoutUsualPort(host: string, origin: string): string {
  const usual = origin.startsWith('https:') ? ':443' : ':80';
  return host.endsWith(usual) ? host.slice(0, -usual.length) : host;
}

export function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}
