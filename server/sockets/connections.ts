import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type Namespace, Server, type Socket } from 'socket.io';
import type { ServerContext } from '../context';
import { addressOf, isOriginAllowed } from '../origin';
import { RequestProblem, tooFast } from '../rooms/problem';
import { SAY } from '../rooms/text';
import { unpack } from './packets';

const FRAME_BYTES = 64 * 1024;
const PING_EVERY = 10_000;
const PONG_WITHIN = 8_000;

/** The sockets of a server: who may connect, how large and how fast. No compression, because secrets pass. */
export function openSockets(http: HttpServer, context: ServerContext): Server {
  const { config, limits } = context;
  const addresses = new WeakMap<IncomingMessage, string>();
  const io = new Server(http, {
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: FRAME_BYTES,
    pingInterval: PING_EVERY,
    pingTimeout: PONG_WITHIN,
    connectTimeout: 20_000,
    cors: { origin: [...config.origins] },
    allowRequest(request, decide) {
      const address = addressOf(request, config);
      if (!isOriginAllowed(request, config)) return decide('foreign-origin', false);
      if (context.phase() !== 'serving') return decide('draining', false);
      if (limits.isFull('sockets', address)) return decide('rate-limited', false);
      addresses.set(request, address);
      decide(null, true);
    },
  });
  // Counted once it is open: a handshake that comes to nothing never closes either.
  io.engine.on('connection', (connection: Connection) => {
    const address = addresses.get(connection.request) ?? '';
    if (limits.enter('sockets', address)) connection.once('close', () => limits.leave('sockets', address));
    else connection.close(true);
  });
  // socket.io opens this namespace by itself; nothing is served there.
  io.use((_socket, next) => next(connectError(new RequestProblem('not-found'))));
  return io;
}

interface Connection {
  id: string;
  request: IncomingMessage;
  once(event: 'close', done: () => void): void;
  close(discard: boolean): void;
}

/** What comes too fast on one connection, all namespaces together, is refused with the time to wait. */
export function limitPackets(space: Namespace, { limits }: ServerContext): void {
  const waitOf = ({ conn }: Socket) => limits.flow('packets', (conn as unknown as Connection).id);
  space.use((socket, next) => {
    const wait = waitOf(socket);
    next(wait > 0 ? connectError(tooFast(wait)) : undefined);
  });
  space.on('connection', (socket) => {
    socket.use(([event, ...packet], next) => {
      const wait = waitOf(socket);
      if (wait === 0) return next();
      const refusal = { detail: SAY.wait(wait), retryAfter: wait };
      unpack(packet).ack(
        event === 'sync' ? { error: 'rate-limited', ...refusal } : { refused: 'rate-limited', ...refusal },
      );
    });
  });
}

/** A `connect_error` with a code, and the sentence beside it. */
export function connectError(problem: RequestProblem): Error {
  const { code, detail, retryAfter } = problem;
  return Object.assign(new Error(code), { data: { code, detail, ...(retryAfter !== undefined && { retryAfter }) } });
}

/** Closes every connection in a way that makes clients come back by themselves. */
export function sendAway(io: Server): void {
  for (const { sockets } of io._nsps.values()) for (const socket of sockets.values()) socket.conn.close();
}
