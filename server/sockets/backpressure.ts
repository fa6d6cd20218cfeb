import type { ServerContext } from '../context';
import { cutOff, type EngineConnection } from './engine';
import { onDirectWrite } from './hot/write';

/**
 * Cuts off a client that does not read: if more than `unsent` bytes are queued for it, or if it has accepted nothing
 * for `stalled` ms. The client then reconnects and gets the latest view.
 * The largest queued packet does not count, so that a whole `sync` always fits. All other packets do, including a ping
 * at least every ten seconds.
 */
export function limitUnsent(connection: EngineConnection, { limits, log, now }: ServerContext): void {
  const { unsent, stalled } = limits.values;
  /** `queued` bytes wait for the transport. `inFlight` bytes were passed to the transport but are not sent yet. */
  let queued = 0;
  let inFlight = 0;
  let largest = 0;
  let progressed = now();
  let isCut = false;

  function cut(why: 'unsent' | 'stalled'): void {
    isCut = true;
    log.info({ why }, 'connection-cut');
    // The broadcast whose packet exceeded the limit must finish first.
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
