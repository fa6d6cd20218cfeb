import type { Server, Socket } from 'socket.io';
import type { MemberId } from '#shared/ids.ts';
import { CHAT_LENGTH, type RoomView, type Screen } from '#shared/room/room.ts';
import { parse } from '#shared/wire/parse.ts';
import type { Answer, RoomClientEvents, RoomServerEvents } from '#shared/wire/wire.ts';
import type { ServerContext } from '../context';
import { hashOf } from '../crypto';
import { screenOf } from '../rooms/devices/screens';
import { memberWithToken } from '../rooms/members/members';
import { mutedBy } from '../rooms/members/mutes';
import { MESSAGES } from '../rooms/messages';
import { RequestProblem, tooFast, tooNoisy } from '../rooms/problem';
import type { Room } from '../rooms/state/room';
import { linkTo, roomView } from '../rooms/view';
import { inSlices } from '../slices';
import { callerOf } from './callers';
import { connectionOf } from './engine';
import { holdOpen } from './idle';
import { keepLean } from './lean';
import { connectError, limitPackets } from './packetLimits';
import { PACKETS, unpack } from './packets';
import { serveStages } from './stageScreens';

interface Seat {
  room: Room;
  member: MemberId;
  /** True until the member's token is revoked, because the member was removed or moved to another device. */
  isMine(): boolean;
  /** The hash of the device's token. */
  token: string;
  /** Returns which of the member's two screens the device is now, or null for the whole seat. */
  screen(): Screen | null;
  publicUrl: string;
}

/** `lastScreen` and `muted` are the values last sent to the device. */
type RoomSocket = Socket<
  RoomClientEvents,
  RoomServerEvents,
  Record<string, never>,
  Partial<Seat & { lastScreen: Screen | null; muted: string }>
>;

/**
 * Serves `/rooms`: presence, the room's view, chat and reactions. Each process sends stored changes to its own sockets.
 * Reactions are not stored, so they are broadcast to the sockets of all processes.
 */
export function serveRooms(io: Server, context: ServerContext): void {
  const { rooms, limits } = context;
  const space = io.of('/rooms');
  limitPackets(space, context);
  keepLean(space);
  const stages = serveStages(context);

  const fresh = (seat: Seat, view: RoomView): RoomView => ({
    ...view,
    ...linkTo(seat.publicUrl, seat.room.code, context.config.local),
  });
  const inside = function* (room: Room): Generator<{ socket: RoomSocket; seat: Seat }> {
    for (const id of space.adapter.rooms.get(room.code) ?? []) {
      const socket = space.sockets.get(id) as RoomSocket | undefined;
      const seat = socket && seatOf(socket);
      if (socket && seat) yield { socket, seat };
    }
  };

  space.use((socket, next) => {
    handshake(socket as RoomSocket).then(
      () => next(),
      (error: unknown) => next(connectError(error instanceof RequestProblem ? error : new RequestProblem('fault'))),
    );
  });

  async function handshake(socket: RoomSocket): Promise<void> {
    const screen = parse(PACKETS.stage, socket.handshake.auth);
    if (screen.success) return stages.handshake(socket as Socket, screen.data);
    const { address, publicUrl } = callerOf(connectionOf(socket));
    const auth = parse(PACKETS.handshake, socket.handshake.auth);
    const known = auth.success ? await rooms.memberWith(auth.data.code, auth.data.token) : null;
    if (auth.success && known) {
      const { room, member } = known;
      const tooSoon = limits.flow('snapshots', connectionOf(socket).id);
      if (tooSoon > 0) throw tooFast(tooSoon);
      if (room.presence.isOneTooMany(member.id, connectionOf(socket).id)) throw new RequestProblem('too-many-devices');
      const { token } = auth.data;
      Object.assign(socket.data, {
        room,
        member: member.id,
        isMine: ownerOf(room, member.id, token),
        token: hashOf(token),
        screen: () => screenOf(memberWithToken(room.state(), token) ?? { screens: null }, token),
        publicUrl,
      });
      return;
    }
    // A socket client is refused instead of having to wait. A client at a new address makes its first request over
    // HTTP, where lookups wait.
    const wait = limits.guesses.delay(address);
    if (wait > 0) throw tooNoisy(wait);
    limits.guesses.wrong(address);
    const room = auth.success ? await rooms.find(auth.data.code) : null;
    throw new RequestProblem(room ? 'unauthorized' : 'room-not-found');
  }

  rooms.listen({
    changed(room) {
      const view = roomView(room, context, '');
      for (const { socket, seat } of inside(room)) tellOwn(socket, seat);
      const comers = new Map([...inside(room)].map(({ seat }) => [cameBy(seat), seat]));
      // The view is serialised once for all sockets that get the same link to the room.
      for (const [group, seat] of comers) space.local.to(group).emit('room', fresh(seat, view));
    },
    changedFor(room, member) {
      for (const { socket, seat } of inside(room)) if (seat.member === member) tellOwn(socket, seat);
    },
    said(room, line) {
      space.local.to(room.code).emit('chat', line);
    },
    gone(room, member, code) {
      const leaving = [...inside(room)].filter(
        ({ seat }) => member === null || (seat.member === member && !seat.isMine()),
      );
      // A member's few devices leave together. If the whole room is closed, its members leave in slices.
      void inSlices(leaving, ({ socket }) => {
        socket.emit('gone', code);
        socket.disconnect();
      });
    },
  });

  space.on('connection', (raw) => {
    if (stages.enter(raw)) return;
    const socket = raw as RoomSocket;
    const seat = seatOf(socket);
    const connection = connectionOf(socket);
    // Since the handshake, the member may have been removed or moved, or may have connected too many other devices.
    if (!seat?.isMine() || seat.room.presence.isOneTooMany(seat.member, connection.id)) {
      socket.disconnect();
      return;
    }
    socket.on('disconnect', holdOpen(connection));
    socket.on('disconnect', seat.room.presence.connect(seat.member, connection.id, seat.token));
    void greet(socket, seat);
    socket.on('time', (...args: unknown[]) => unpack(args).ack(context.now()));
    socket.on('chat', (...args: unknown[]) => listen(args, (text) => chat(seat, text)));
    socket.on('reaction', (...args: unknown[]) => listen(args, async (kind) => react(seat, kind)));
  });

  /** Sends the room, then the chat. Later messages come after both, because the socket has already joined the room. */
  async function greet(socket: RoomSocket, seat: Seat): Promise<void> {
    const lines = await seat.room.lines().catch(() => []);
    if (!socket.connected) return;
    if (!seat.isMine()) {
      socket.disconnect();
      return;
    }
    await socket.join([seat.room.code, cameBy(seat)]);
    tellOwn(socket, seat);
    socket.emit('room', fresh(seat, roomView(seat.room, context, '')));
    for (const line of lines) socket.emit('chat', line);
  }

  /**
   * Sends the device its private values if they have changed. These values must be sent before the room's view, so that
   * a public screen never treats itself as private, and before the chat.
   */
  function tellOwn(socket: RoomSocket, seat: Seat): void {
    const screen = seat.screen();
    if (screen !== (socket.data.lastScreen ?? null)) {
      socket.data.lastScreen = screen;
      socket.emit('screen', screen);
    }
    // All players in front of the public screen would notice that lines are missing.
    const muted = screen === 'open' ? [] : [...mutedBy(seat.room.state(), seat.member)];
    const text = muted.join();
    if (text === (socket.data.muted ?? '')) return;
    socket.data.muted = text;
    socket.emit('muted', muted);
  }

  function listen(packet: unknown[], hear: (said: unknown) => Promise<void>): void {
    const { args, ack } = unpack(packet);
    hear(args[0]).then(
      () => ack({ ok: true } satisfies Answer),
      (error: unknown) => {
        const { code, answer } = error instanceof RequestProblem ? error : new RequestProblem('fault');
        ack({ refused: code, ...answer } satisfies Answer);
      },
    );
  }

  async function chat({ room, member }: Seat, said: unknown): Promise<void> {
    const text = parse(PACKETS.chat, said);
    if (!text.success) throw new RequestProblem('invalid-args', MESSAGES.badChat(CHAT_LENGTH));
    await mayTalk(room, member);
    await room.say(member, { detail: text.data });
    rooms.heard(room, member, text.data);
  }

  async function react({ room, member }: Seat, said: unknown): Promise<void> {
    const kind = parse(PACKETS.reaction, said);
    if (!kind.success) throw new RequestProblem('invalid-args', MESSAGES.badReaction);
    await mayTalk(room, member);
    space.to(room.code).emit('reaction', { member, kind: kind.data });
    rooms.heard(room, member, null);
  }

  async function mayTalk(room: Room, member: MemberId): Promise<void> {
    if (!room.state().members.some(({ id }) => id === member)) throw new RequestProblem('unauthorized');
    if (!room.state().chat) throw new RequestProblem('chat-off', MESSAGES.chatOff);
    const wait = limits.flow('chat', member);
    if (wait > 0) throw tooFast(wait);
    if (await rooms.matches.isQuiet(room)) throw new RequestProblem('chat-closed');
  }
}

function ownerOf(room: Room, member: MemberId, token: string): Seat['isMine'] {
  return () => memberWithToken(room.state(), token)?.id === member;
}

/** Returns the name of the group of sockets that get the same link to the room. */
function cameBy({ room, publicUrl }: Seat): string {
  return `${room.code} ${publicUrl}`;
}

function seatOf({ data }: RoomSocket): Seat | null {
  return data.room === undefined ? null : (data as Seat);
}
