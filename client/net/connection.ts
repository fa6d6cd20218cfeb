import { Manager, type Socket } from 'socket.io-client';
import type { GameId } from '#shared/ids.ts';
import type { StageKind } from '#shared/room/room.ts';
import type { MatchClientEvents, MatchServerEvents, RoomClientEvents, RoomServerEvents } from '#shared/wire/wire.ts';
import { BASE } from '../base';
import { ServerClock } from './clock';

export type RoomSocket = Socket<RoomServerEvents, RoomClientEvents>;
export type MatchSocket = Socket<MatchServerEvents, MatchClientEvents>;

/** If a request for the server's time gets no answer within this many ms, the connection is considered dead. */
const ANSWER_TIMEOUT = 2000;

/** The page's only connection, shared by the room's and the match's sockets. */
const manager = new Manager({
  path: `${BASE}/socket.io`,
  autoConnect: false,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  timeout: 5000,
  reconnectionDelay: 300,
  reconnectionDelayMax: 2000,
  randomizationFactor: 0.5,
});

const clock = new ServerClock();
const sockets = new Set<Socket>();
let isWatching = false;

/** Returns server time in ms, independent of this device's date. */
export const serverNow = clock.now;

/** Resolves once server time is known. Before that, a device with a wrong date would show wrong times. */
export const timeKnown = (): Promise<void> => clock.known();

/**
 * The handshake for a room's socket. A member sends their token. A stage (a screen without a seat) sends its kind and,
 * for a locked room, a token.
 */
export type RoomEntry = { token: string } | { stage: StageKind; token?: string | undefined };

/**
 * Opens a room's socket. The URL names the room only for load balancers, so that all members reach the same process.
 * The server itself reads the room's code from the handshake.
 */
export function openRoom(auth: { code: string } & RoomEntry): RoomSocket {
  manager.opts.query = { room: auth.code };
  const socket: RoomSocket = manager.socket('/rooms', { auth });
  socket.auth = auth;
  track(socket as Socket);
  return socket;
}

export function openMatch(game: GameId): MatchSocket {
  const socket: MatchSocket = manager.socket(`/${game}`);
  track(socket as Socket);
  return socket;
}

export function close(socket: RoomSocket | MatchSocket): void {
  const plain = socket as Socket;
  sockets.delete(plain);
  plain.off();
  plain.disconnect();
}

function track(socket: Socket): void {
  sockets.add(socket);
  watch();
  socket.on('connect', () => void clock.measure(() => askTime(socket)));
}

async function askTime(socket: Socket): Promise<number> {
  if (!socket.connected) throw new Error('not connected');
  return await socket.timeout(ANSWER_TIMEOUT).emitWithAck('time');
}

/**
 * Checks the connection when the page is shown again, and reconnects if there is no answer. A locked phone loses the
 * connection without an event, and a hidden tab notices the loss late.
 */
async function wake(): Promise<void> {
  if (document.visibilityState === 'hidden' || sockets.size === 0) return;
  const live = [...sockets].find((socket) => socket.connected);
  const answers = live !== undefined && (await clock.measure(() => askTime(live)));
  if (!answers) reconnectNow();
}

function reconnectNow(): void {
  const all = [...sockets];
  for (const socket of all) socket.disconnect();
  for (const socket of all) socket.connect();
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('visibilitychange', () => void wake());
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void wake();
  });
  window.addEventListener('online', () => void wake());
}
