import type { ServerContext } from '../context';
import { cutOff, type EngineConnection } from './engine';

/**
 * Cuts a connection off that does not read what it is sent: more waits than `unsent` bytes beside the largest packet
 * (a whole `sync` always fits), or nothing has gone out for `stalled` ms. Its client comes back and gets the newest
 * view. Everything that goes out, of both namespaces, passes here; a ping at least every ten seconds.
 */
export function limitUnsent(connection: EngineConnection, { limits, log, now }: ServerContext): void {
  const { unsent, stalled } = limits.values;
  /** Bytes that wait for the transport, and bytes that the transport has not yet passed on. */
  let queued = 0;
  let inFlight = 0;
  let largest = 0;
  let progressed = now();
  let isCut = false;

  function cut(why: 'unsent' | 'stalled'): void {
    isCut = true;
    log.info({ why }, 'connection-cut');
    // Not amid the broadcast whose packet was one too many.
    queueMicrotask(() => cutOff(connection));
  }

  connection.on('packetCreate', ({ data = '' }) => {
    if (isCut) return;
    if (queued + inFlight === 0) progressed = now();
    const bytes = Buffer.byteLength(data);
    queued += bytes;
    largest = Math.max(largest, bytes);
    if (queued + inFlight - largest > unsent) cut('unsent');
    else if (now() - progressed > stalled) cut('stalled');
  });
  connection.on('flush', () => {
    progressed = now();
    inFlight += queued;
    queued = 0;
  });
  const follow = (transport: EngineConnection['transport']) =>
    transport.on('drain', () => {
      progressed = now();
      inFlight = 0;
      if (queued === 0) largest = 0;
    });
  follow(connection.transport);
  connection.on('upgrade', follow);
}
