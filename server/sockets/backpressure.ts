import type { ServerContext } from '../context';
import { cutOff, type EngineConnection } from './engine';
import { onDirectWrite } from './hot/write';

/**
 * Cuts off a connection that does not read: if more than `unsent` bytes are queued, not counting the largest packet (so
 * a whole `sync` always fits), or if nothing was sent for `stalled` ms. The client reconnects and gets the latest view.
 * All outgoing packets of both namespaces are counted, including a ping at least every ten seconds.
 */
export function limitUnsent(connection: EngineConnection, { limits, log, now }: ServerContext): void {
  const { unsent, stalled } = limits.values;
  /** Bytes queued for the transport, and bytes handed to the transport but not sent yet. */
  let queued = 0;
  let inFlight = 0;
  let largest = 0;
  let progressed = now();
  let isCut = false;

  function cut(why: 'unsent' | 'stalled'): void {
    isCut = true;
    log.info({ why }, 'connection-cut');
    // Waits for the end of the broadcast whose packet exceeded the limit.
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

  /** Bytes in the TCP socket's buffer after the last direct write. */
  let buffered = 0;
  onDirectWrite(connection, (frame, unsentNow) => {
    if (isCut) return;
    // The buffer holds less than before plus this frame, so some of it was sent.
    if (unsentNow < buffered + frame || unsentNow === frame) progressed = now();
    buffered = unsentNow;
    if (unsentNow - largest > unsent) cut('unsent');
    else if (now() - progressed > stalled) cut('stalled');
  });
}
