import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { readAddress } from './addresses';

/** The parts of a request, or of a socket's handshake, from which the client's address is known. */
export type Caller = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Trusted proxies send `X-Forwarded-*` headers: the nearest `hops` proxies, or all proxies at the listed addresses. */
export type TrustedProxies = { hops: number } | { at: BlockList };

type Forwarded = 'x-forwarded-host' | 'x-forwarded-proto';

const MOST_HOPS = 32;

/** Parses TRUST_PROXY. Returns null if no proxy is trusted, and undefined if the text is invalid. */
export function readTrustedProxies(text: string): TrustedProxies | null | undefined {
  if (text === 'false' || text === '0') return null;
  if (text === 'true') return { hops: 1 };
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? { hops: Number(text) } : undefined;
  const at = new BlockList();
  return text.split(',').every((entry) => add(at, entry.trim())) ? { at } : undefined;
}

/** Returns the client's address as the outermost trusted proxy saw it, or '' if the socket is closed. */
export function askerOf(caller: Caller, trusted: TrustedProxies | null): string {
  return walk(caller, trusted).address;
}

/** Returns the header's value from the outermost trusted proxy, or null if there is no value. */
export function forwardedOf(caller: Caller, trusted: TrustedProxies | null, name: Forwarded): string | null {
  const { passed } = walk(caller, trusted);
  const said = entriesOf(caller.headers[name]);
  return passed === 0 ? null : (said[Math.min(passed, said.length) - 1] ?? null);
}

/** True if the connection comes from a proxy, which may send several clients' requests over the connection. */
export function isProxy(socket: Caller['socket'], trusted: TrustedProxies | null): boolean {
  return isTrusted(trusted, readAddress(socket.remoteAddress ?? '') ?? '', 0);
}

/** Follows the forwarded addresses outwards from this server's socket, as long as each proxy is trusted. */
function walk({ headers, socket }: Caller, trusted: TrustedProxies | null): { address: string; passed: number } {
  const chain = entriesOf(headers['x-forwarded-for']);
  let address = readAddress(socket.remoteAddress ?? '') ?? '';
  let passed = 0;
  while (isTrusted(trusted, address, passed)) {
    const before = readAddress(chain[passed] ?? '');
    passed += 1;
    // An address that cannot be read cannot be limited, so the limits apply to the proxy that sent it.
    if (before === null) break;
    address = before;
  }
  return { address, passed };
}

function isTrusted(trusted: TrustedProxies | null, address: string, passed: number): boolean {
  if (trusted === null) return false;
  if ('hops' in trusted) return passed < trusted.hops;
  const kind = isIP(address);
  return kind !== 0 && trusted.at.check(address, kind === 6 ? 'ipv6' : 'ipv4');
}

/** Returns the entries of a header to which each proxy appends. The nearest proxy's entry comes first. */
function entriesOf(header: IncomingHttpHeaders[string]): string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .reverse();
}

function add(list: BlockList, entry: string): boolean {
  const [given = '', bits, ...more] = entry.split('/');
  const address = isIP(given) === 0 ? null : readAddress(given);
  if (address === null || more.length > 0) return false;
  const [family, longest] = isIP(address) === 6 ? (['ipv6', 128] as const) : (['ipv4', 32] as const);
  if (bits === undefined) list.addAddress(address, family);
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= longest) list.addSubnet(address, Number(bits), family);
  else return false;
  return true;
}
