import { isIP } from 'node:net';

/** Parses IP addresses for rate limits and the proxy setting. Every address is written in one normalised form. */

/**
 * Parses an IP address from a socket or a proxy header. Drops its port, brackets, quotes and zone. Returns null if the
 * text is not an IP address.
 */
export function readAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(bare) !== 6) return isIP(bare) === 4 ? bare : null;
  const groups = groupsOf(bare);
  return isMapped(groups) ? dotted(groups.slice(6)) : groups.map((group) => group.toString(16)).join(':');
}

/**
 * Returns the network whose actions are limited together: an IPv4 address itself, or the /64 of an IPv6 address.
 * `address` is from `readAddress`.
 */
export function networkOf(address: string): string {
  return isIP(address) === 6 ? `${address.split(':').slice(0, 4).join(':')}::/64` : address;
}

/** A /48 network is allowed this many times as much as a /64. */
export const SITE_TIMES = 8;

/**
 * Returns the networks against whose limits an action counts: `network` itself and, for IPv6, also its /48, because one
 * customer may own a whole /48. `times` multiplies the allowance of a single address. `network` is from `networkOf`.
 */
export function networksOf(network: string): { network: string; times: 1 | typeof SITE_TIMES }[] {
  const own = { network, times: 1 } as const;
  if (!network.endsWith('::/64')) return [own];
  return [own, { network: `${network.split(':').slice(0, 3).join(':')}::/48`, times: SITE_TIMES }];
}

/** Returns this network's allowance as a multiple of a single address's allowance. `network` is from `networksOf`. */
export function timesOf(network: string): 1 | typeof SITE_TIMES {
  return network.endsWith('::/48') ? SITE_TIMES : 1;
}

function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [front = [], back = []] = hex.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16));
}

/** True for an IPv4 address written as IPv6 (`::ffff:…`), which is how sockets for both protocols write it. */
function isMapped(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
}

function dotted(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
}
