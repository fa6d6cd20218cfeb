import { Manager, type Socket } from 'socket.io-client';
import type { GameId } from '#shared/ids.ts';
import type { StageKind } from '#shared/room.ts';
import type { MatchClientEvents, MatchServerEvents, RoomClientEvents, RoomServerEvents } from '#shared/wire.ts';
import { BASE } from '../base';
import { ServerClock } from './clock';

export type RoomSocket = Socket<RoomServerEvents, RoomClientEvents>;
export type MatchSocket = Socket<MatchServerEvents, MatchClientEvents>;

/** If a request for the server's time is not answered within this many ms, the connection counts as dead. */
const ANSWER_TIMEOUT = 2000;

/** The page's single connection, which the sockets for the room and the match share. */
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

/** Returns server time in ms. It runs smoothly and does not depend on this device's date. */
export const serverNow = clock.now;

/** Resolves once server time is known. Before that, a device with a wrong date would show wrong times. */
export const timeKnown = (): Promise<void> => clock.known();

/**
 * The handshake of a room's socket. A member sends their token. A stage (a screen without
 * a seat that shows the table to everyone) sends its kind and, for a locked room, a token.
 */
export type RoomEntry = { token: string } | { stage: StageKind; token?: string | undefined };

/**
 * Opens the room's socket with the given handshake. The URL also names the room, so that a load balancer can send all
 * its members to the same process. The server does not read the room from the URL.
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
 * Asks the server for the time when the page is shown again, and reconnects if there is no answer. This is needed
 * because a locked phone loses the connection without an event, and a hidden tab notices a lost connection late.
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
