import type { Socket } from 'socket.io';
import type { RoomCode } from '#shared/ids.ts';
import type { RoomView, StageKind } from '#shared/room/room.ts';
import { parseRoomCode } from '#shared/room/roomCode.ts';
import type { Answer, RoomClientEvents, RoomServerEvents } from '#shared/wire/wire.ts';
import type { ServerContext } from '../context';
import { admitStage } from '../rooms/devices/questions';
import { delayedView, hasDelayed, nextDelayedChange } from '../rooms/devices/stages';
import { STAGES_OF_A_ROOM } from '../rooms/members/presence';
import { found, RequestProblem, tooFast, tooNoisy } from '../rooms/problem';
import type { Room } from '../rooms/state/room';
import { PROBLEMS } from '../rooms/text';
import { linkTo, roomView } from '../rooms/view';
import { callerOf } from './callers';
import { connectionOf, type EngineConnection } from './engine';
import { holdOpen } from './idle';
import { unpack } from './packets';

interface Stage {
  room: Room;
  /** Sends the screen what it may see, if that has changed. */
  show(): void;
}

type StageSocket = Socket<RoomClientEvents, RoomServerEvents, Record<string, never>, { stage?: () => Stage }>;

/** The rooms that each connection shows as a stage. Each socket on the connection adds its room to the list. */
const stagesOver = new WeakMap<EngineConnection, RoomCode[]>();

/**
 * True if a connection is a stage of `room` or, without `room`, of any room. A stage cannot act and never gets private
 * state, not even with valid credentials.
 */
export function isStage(connection: EngineConnection, room?: RoomCode): boolean {
  const rooms = stagesOver.get(connection) ?? [];
  return room === undefined ? rooms.length > 0 : rooms.includes(room);
}

export const STAGE_REFUSED = { refused: 'stage-only-watches', detail: PROBLEMS['stage-only-watches'] } as const;

/**
 * Handles stages in `/rooms`. A stage is a screen that belongs to no member. It gets the room's view and cannot act.
 */
export interface StageScreens {
  /**
   * Admits a screen by the room's code. A locked room also requires a member's token, or the secret of a request that
   * members approved. Throws a problem that reveals nothing else about the room.
   */
  handshake(socket: Socket, auth: { code: string; stage: StageKind; token: string }): Promise<void>;
  /** Adds the screen to the room. Returns false if the socket is not a stage. */
  enter(socket: Socket): boolean;
}

export function serveStages(context: ServerContext): StageScreens {
  const { rooms, limits, build, clock } = context;
  const open = new Map<Room, Map<StageSocket, Stage>>();

  rooms.listen({
    changed(room) {
      for (const stage of open.get(room)?.values() ?? []) stage.show();
    },
    changedFor: () => undefined,
    said: () => undefined,
    gone(room, member, code) {
      if (member !== null) return;
      for (const socket of [...(open.get(room)?.keys() ?? [])]) {
        socket.emit('gone', code);
        socket.disconnect();
      }
    },
  });

  /** Returns the room as a stage of this kind sees it. */
  function pictureOf(room: Room, kind: StageKind, publicUrl: string): RoomView {
    if (kind === 'live') return roomView(room, context, publicUrl);
    const link = linkTo(publicUrl, room.code, context.config.local);
    return delayedView(room.state(), build, link, clock.now());
  }

  function stageOf(socket: StageSocket, room: Room, kind: StageKind, publicUrl: string): Stage {
    let shown = '';
    let cancelTimeout: () => void = () => undefined;
    const show = () => {
      const picture = pictureOf(room, kind, publicUrl);
      const text = JSON.stringify(picture);
      if (text !== shown) socket.emit('room', picture);
      shown = text;
      cancelTimeout();
      const next = kind === 'delayed' ? nextDelayedChange(room.state(), clock.now()) : null;
      cancelTimeout = next === null ? () => undefined : clock.at(next, show);
    };
    socket.on('disconnect', () => cancelTimeout());
    return { room, show };
  }

  return {
    async handshake(socket, { code, stage: kind, token }) {
      const connection = connectionOf(socket);
      const { address, publicUrl } = callerOf(connection);
      const gone = new AbortController();
      connection.on('close', () => gone.abort());
      const lookup = await limits.guesses.lookUp(address, parseRoomCode(code) ?? code, gone.signal);
      if (typeof lookup === 'number') throw tooNoisy(lookup);
      const room = found(await rooms.find(code), 'room-not-found');
      lookup.wasRight();
      const tooSoon = limits.flow('snapshots', connection.id);
      if (tooSoon > 0) throw tooFast(tooSoon);
      admitStage(room.state(), token, clock.now());
      if (room.presence.stages() >= STAGES_OF_A_ROOM) throw new RequestProblem('too-many-stages');
      if (kind === 'delayed' && !hasDelayed(room.state())) throw new RequestProblem('no-delayed-stage');
      const own = socket as StageSocket;
      own.data.stage = () => stageOf(own, room, kind, publicUrl);
    },

    enter(raw) {
      const socket = raw as StageSocket;
      const make = socket.data.stage;
      if (!make) return false;
      const connection = connectionOf(socket);
      const stage = make();
      const { room } = stage;
      // Other stages may have connected since the handshake.
      if (room.presence.stages() >= STAGES_OF_A_ROOM) {
        socket.disconnect();
        return true;
      }
      const all = open.get(room) ?? new Map<StageSocket, Stage>();
      const leaves = [holdOpen(connection), room.presence.openStage()];
      open.set(room, all.set(socket, stage));
      stagesOver.set(connection, [...(stagesOver.get(connection) ?? []), room.code]);
      socket.on('disconnect', () => {
        for (const leave of leaves) leave();
        stagesOver.set(connection, without(stagesOver.get(connection) ?? [], room.code));
        all.delete(socket);
        if (all.size === 0) open.delete(room);
      });
      socket.on('time', (...args: unknown[]) => unpack(args).ack(context.now()));
      const refuse = (...args: unknown[]) => unpack(args).ack(STAGE_REFUSED satisfies Answer);
      socket.on('chat', refuse);
      socket.on('reaction', refuse);
      stage.show();
      return true;
    },
  };
}

function without(rooms: readonly RoomCode[], room: RoomCode): RoomCode[] {
  const at = rooms.indexOf(room);
  return rooms.filter((_, index) => index !== at);
}
