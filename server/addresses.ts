import { isIP } from 'node:net';

/** Addresses as limits and proxies know them: text in, one way of writing each out. */

/** The bare address in what a socket or a proxy says: without port, brackets, quotes or zone. Null: it is none. */
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

/** Whose limits count: an IPv4 address, or the /64 that one customer has of IPv6. `address` is from `readAddress`. */
export function networkOf(address: string): string {
  return isIP(address) === 6 ? `${address.split(':').slice(0, 4).join(':')}::/64` : address;
}

/** A whole /48 may do so many times what a /64 may. */
export const SITE_TIMES = 8;

/**
 * For whom something done at an address counts, and how many times what one address may do they may: the network of
 * `networkOf` and, of IPv6, the /48 around it, since one customer may have as much.
 */
export function networksOf(network: string): { network: string; times: 1 | typeof SITE_TIMES }[] {
  const own = { network, times: 1 } as const;
  if (!network.endsWith('::/64')) return [own];
  return [own, { network: `${network.split(':').slice(0, 3).join(':')}::/48`, times: SITE_TIMES }];
}

/** How many times what one address may do a network of `networksOf` may. */
export function timesOf(network: string): 1 | typeof SITE_TIMES {
  return network.endsWith('::/48') ? SITE_TIMES : 1;
}

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [front = [], back = []] = hex.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16));
}

/** An IPv4 address as a socket for both kinds writes it. */
function isMapped(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
}

function dotted(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
}
