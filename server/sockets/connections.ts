import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Desk } from '../http/desk';
import { addressOf, isOriginAllowed } from '../http/origin';
import type { RequestProblem } from '../rooms/problem';
import { SAY } from '../rooms/text';
import { unpack } from './packets';

const FRAME_BYTES = 64 * 1024;
const PING_EVERY = 10_000;
const PONG_WITHIN = 8_000;

/** The sockets of a server: who may connect, how large and how fast. No compression, because secrets pass. */
export function openSockets(http: HttpServer, desk: Desk): Server {
  const { config, gates } = desk;
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
      if (desk.phase() !== 'serving') return decide('draining', false);
      if (!gates.enter(address)) return decide('rate-limited', false);
      addresses.set(request, address);
      decide(null, true);
    },
  });
  io.engine.on(
    'connection',
    (connection: { request: IncomingMessage; once(event: 'close', done: () => void): void }) => {
      const address = addresses.get(connection.request);
      if (address !== undefined) connection.once('close', () => gates.leave(address));
    },
  );
  return io;
}

/** What comes too fast on one connection, both namespaces together, is refused with the time to wait. */
export function limitPackets(socket: Socket, { gates }: Desk): void {
  const { id } = socket.conn as unknown as { id: string };
  socket.use((packet, next) => {
    const wait = gates.flow('packets', id);
    if (wait === 0) return next();
    unpack(packet.slice(1)).ack({ refused: 'rate-limited', detail: SAY.wait(wait), retryAfter: wait });
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
