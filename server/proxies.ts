import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { readAddress } from './addresses';

/** A request or a socket's handshake: what says by which address it came. */
export type Caller = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Whose `X-Forwarded-*` headers are believed: of so many proxies before us, or of all at these addresses. */
export type TrustedProxies = { hops: number } | { at: BlockList };

type Forwarded = 'x-forwarded-host' | 'x-forwarded-proto';

const MOST_HOPS = 32;

/** Reads TRUST_PROXY. Null: nobody is believed; undefined: it is none of what may stand there. */
export function readTrustedProxies(text: string): TrustedProxies | null | undefined {
  if (text === 'false' || text === '0') return null;
  if (text === 'true') return { hops: 1 };
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? { hops: Number(text) } : undefined;
  const at = new BlockList();
  return text.split(',').every((entry) => add(at, entry.trim())) ? { at } : undefined;
}

/** The address of whoever asks, as the last proxy that is believed saw it; '' where the socket is gone. */
export function askerOf(caller: Caller, trusted: TrustedProxies | null): string {
  return walk(caller, trusted).address;
}

/** What the proxies that are believed say of the request; null: nothing, or none is. */
export function forwardedOf(caller: Caller, trusted: TrustedProxies | null, name: Forwarded): string | null {
  const { passed } = walk(caller, trusted);
  const said = entriesOf(caller.headers[name]);
  return passed === 0 ? null : (said[Math.min(passed, said.length) - 1] ?? null);
}

/** Whether others may stand behind this end of a connection. */
export function isProxy(socket: Caller['socket'], trusted: TrustedProxies | null): boolean {
  return isTrusted(trusted, readAddress(socket.remoteAddress ?? '') ?? '', 0);
}

/** From our own socket outwards, as long as the one who says who came before is believed. */
function walk({ headers, socket }: Caller, trusted: TrustedProxies | null): { address: string; passed: number } {
  const chain = entriesOf(headers['x-forwarded-for']);
  let address = readAddress(socket.remoteAddress ?? '') ?? '';
  let passed = 0;
  while (isTrusted(trusted, address, passed)) {
    const before = readAddress(chain[passed] ?? '');
    passed += 1;
    // Whatever is no address cannot be counted for anybody: it counts for the proxy that said it.
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

/** The entries of a header that each proxy adds to, the nearest proxy's first. */
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
