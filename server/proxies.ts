import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { readAddress } from './addresses';

/** The parts of a request or a socket's handshake that show its address. */
export type Caller = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Proxies whose `X-Forwarded-*` headers are trusted: a number of hops, or all at these addresses. */
export type TrustedProxies = { hops: number } | { at: BlockList };

type Forwarded = 'x-forwarded-host' | 'x-forwarded-proto';

const MOST_HOPS = 32;

/** Parses TRUST_PROXY. Returns null if no proxy is trusted, and undefined if the value is invalid. */
export function readTrustedProxies(text: string): TrustedProxies | null | undefined {
  if (text === 'false' || text === '0') return null;
  if (text === 'true') return { hops: 1 };
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? { hops: Number(text) } : undefined;
  const at = new BlockList();
  return text.split(',').every((entry) => add(at, entry.trim())) ? { at } : undefined;
}

/** @returns the client's address as the outermost trusted proxy saw it, or '' if the socket is closed */
export function askerOf(caller: Caller, trusted: TrustedProxies | null): string {
  return walk(caller, trusted).address;
}

/** @returns the value that the trusted proxies give for the request, or null */
export function forwardedOf(caller: Caller, trusted: TrustedProxies | null, name: Forwarded): string | null {
  const { passed } = walk(caller, trusted);
  const said = entriesOf(caller.headers[name]);
  return passed === 0 ? null : (said[Math.min(passed, said.length) - 1] ?? null);
}

/** Whether the connection comes from a proxy, so that it may carry requests of other clients. */
export function isProxy(socket: Caller['socket'], trusted: TrustedProxies | null): boolean {
  return isTrusted(trusted, readAddress(socket.remoteAddress ?? '') ?? '', 0);
}

/** Walks from this server's socket outwards as long as each hop is trusted. */
function walk({ headers, socket }: Caller, trusted: TrustedProxies | null): { address: string; passed: number } {
  const chain = entriesOf(headers['x-forwarded-for']);
  let address = readAddress(socket.remoteAddress ?? '') ?? '';
  let passed = 0;
  while (isTrusted(trusted, address, passed)) {
    const before = readAddress(chain[passed] ?? '');
    passed += 1;
    // The limits cannot count an invalid address, so the proxy that sent it is counted instead.
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

/** Returns the entries of a header to which each proxy appends, the nearest proxy's entry first. */
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
