import { networkInterfaces } from 'node:os';
import { networkOf } from './addresses';
import type { Config } from './config';
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

/** The machine's own IPv4 addresses as friends on the same network can open them, the likeliest first. */
export function lanAddresses(interfaces = networkInterfaces()): string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses]) =>
    (addresses ?? [])
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
      .map(({ address }) => ({ address, rank: rank(name, address) })),
  );
  return found.sort((a, b) => a.rank - b.rank).map(({ address }) => address);
}

/** Homes are mostly 192.168; bridges of virtual machines and containers lead nowhere. */
function rank(name: string, address: string): number {
  const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt)/.test(name) ? 10 : 0;
  if (address.startsWith('192.168.')) return virtual;
  if (address.startsWith('10.')) return virtual + 1;
  return virtual + (/^172\.(1[6-9]|2\d|3[01])\./.test(address) ? 2 : 3);
}
