import type { Server as HttpServer } from 'node:http';
import { Server, type ServerOptions } from 'socket.io';
import { Encoder } from 'socket.io-parser';
import type { ServerContext } from '../context';
import { addressOf, isOriginAllowed } from '../origin';
import { RequestProblem } from '../rooms/problem';
import { inSlices } from '../slices';
import { limitUnsent } from './backpressure';
import { rememberCaller } from './callers';
import { cutOff, type EngineConnection } from './engine';
import { MoveDecoder } from './hot/decoder';
import { closeIdle } from './idle';
import { connectError, limitFrames, limitPackets } from './packetLimits';

const FRAME_BYTES = 64 * 1024;
const PING_EVERY = 10_000;
const PONG_WITHIN = 8_000;

/**
 * Opens a server's sockets, with limits on connections and on the size and rate of packets. Packets are not compressed,
 * because their lengths would reveal secrets.
 */
export function openSockets(http: HttpServer, context: ServerContext, adapter?: ServerOptions['adapter']): Server {
  const { config, limits } = context;
  const io = new Server(http, {
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: FRAME_BYTES,
    pingInterval: PING_EVERY,
    pingTimeout: PONG_WITHIN,
    connectTimeout: 20_000,
    // A refused namespace of a missing game is deleted again.
    cleanupEmptyChildNamespaces: true,
    parser: { Encoder, Decoder: MoveDecoder },
    ...(adapter && { adapter }),
    cors: { origin: [...config.origins] },
    allowRequest(request, decide) {
      const address = addressOf(request, config);
      if (!isOriginAllowed(request, config)) return decide('foreign-origin', false);
      if (context.phase() !== 'serving') return decide('draining', false);
      if (limits.isFull('sockets', address)) return decide('rate-limited', false);
      if (limits.flow('handshakes', address) > 0) return decide('rate-limited', false);
      decide(null, true);
    },
  });
  // Counts a connection only when it is open. A failed handshake never emits `close`.
  io.engine.on('connection', (connection: EngineConnection) => {
    const { address } = rememberCaller(connection, context);
    if (!limits.enter('sockets', address)) return cutOff(connection);
    connection.on('close', () => limits.leave('sockets', address));
    limitFrames(connection, io, context);
    limitUnsent(connection, context);
    closeIdle(connection, context.clock);
  });
  // Hush does not use socket.io's default namespace, but cannot turn it off.
  limitPackets(io.sockets, context);
  io.use((_socket, next) => next(connectError(new RequestProblem('not-found'))));
  return io;
}

/** Closes every connection. Clients then reconnect. */
export function sendAway(io: Server): Promise<void> {
  // engine.io declares its list of connections as protected.
  const clients: Record<string, { close(): void }> = io.engine['clients'];
  return inSlices(Object.values(clients), (connection) => connection.close());
}
