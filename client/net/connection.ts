import { Manager, type Socket } from 'socket.io-client';
import type { GameId } from '#shared/ids.ts';
import type { StageKind } from '#shared/room/room.ts';
import type { MatchClientEvents, MatchServerEvents, RoomClientEvents, RoomServerEvents } from '#shared/wire/wire.ts';
import { BASE } from '../base';
import { ServerClock } from './clock';

export type RoomSocket = Socket<RoomServerEvents, RoomClientEvents>;
export type MatchSocket = Socket<MatchServerEvents, MatchClientEvents>;

/** If the server does not answer a request for its time within this many ms, the connection is considered lost. */
const ANSWER_TIMEOUT = 2000;

/** The only connection of the page. The sockets of the room and of the match share it. */
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

/** Returns server time in ms, which does not depend on the date of this device. */
export const serverNow = clock.now;

/** Resolves when server time is known. Earlier, a device with a wrong date would show wrong times. */
export const timeKnown = (): Promise<void> => clock.known();

/**
 * The data that a room's socket sends when it connects. A member sends a token. A stage (a screen without a seat) sends
 * what kind of stage it is and, if the room is locked, a token.
 */
export type RoomEntry = { token: string } | { stage: StageKind; token?: string | undefined };

/**
 * Opens the socket of a room. The URL contains the room only for load balancers, so that all members of a room reach
 * the same process. The server itself reads the room code from the handshake.
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
 * Checks the connection when the page becomes visible again. If the server does not answer, reconnects. This is needed
 * because a locked phone loses the connection without an event, and a hidden tab is told about it late.
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
