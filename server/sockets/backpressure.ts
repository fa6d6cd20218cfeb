import type { ServerContext } from '../context';
import { cutOff, type EngineConnection } from './engine';
import { onDirectWrite } from './hot/write';

/**
 * Cuts off a client that does not read: when more than `unsent` bytes are queued for it, or when it has accepted
 * nothing for `stalled` ms. The largest queued packet is not counted, so that a whole `sync` always fits. The client
 * reconnects and gets the latest view. Counts all packets of both namespaces, including a ping at least every ten
 * seconds.
 */
export function limitUnsent(connection: EngineConnection, { limits, log, now }: ServerContext): void {
  const { unsent, stalled } = limits.values;
  /** Bytes that wait for the transport, and bytes that the transport has not sent yet. */
  let queued = 0;
  let inFlight = 0;
  let largest = 0;
  let progressed = now();
  let isCut = false;

  function cut(why: 'unsent' | 'stalled'): void {
    isCut = true;
    log.info({ why }, 'connection-cut');
    // Lets the broadcast finish whose packet exceeded the limit.
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

  let buffered = 0;
  onDirectWrite(connection, (frame, unsentNow) => {
    if (isCut) return;
    // The buffer did not grow by the whole frame, so the client has accepted something.
    if (unsentNow < buffered + frame || unsentNow === frame) progressed = now();
    buffered = unsentNow;
    if (unsentNow - largest > unsent) cut('unsent');
    else if (now() - progressed > stalled) cut('stalled');
  });
}
