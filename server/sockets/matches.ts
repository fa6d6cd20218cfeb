import type { Server } from 'socket.io';
import type { ServerContext } from '../context';
import { gameMissing } from '../rooms/games';
import type { MoveDecoder } from './hot/decoder';
import { keepLean, withoutRooms } from './lean';
import { MatchFollower, type MatchSocket, type Spectators } from './matchFollower';
import { connectError, limitPackets } from './packetLimits';
import { unpack } from './packets';

/**
 * Serves boardgame.io's protocol, with a namespace `/<game id>` for each game. All packets are parsed before they are
 * used, and `sync` determines whose socket it is.
 */
export function serveMatches(io: Server, context: ServerContext): void {
  const spectators = recheckSpectators(context);
  for (const { id } of context.catalogue) {
    const space = io.of(`/${id}`);
    const shared = { game: id, namespace: `/${id}`, context, spectators };
    limitPackets(space, context);
    keepLean(space);
    withoutRooms(space);
    space.on('connection', (raw) => {
      const socket = raw as MatchSocket;
      const follower = new MatchFollower(socket, shared);
      socket.data = follower;
      for (const [event, listener] of LISTENERS) raw.on(event, listener);
      decoderOf(socket).receiveMoves(follower);
    });
  }
  refuseMissingGames(io, context);
}

/** The namespace of a game. */
const NAMESPACE = /^\/[a-z][a-z0-9]{1,19}$/;

/** Refuses to enter the namespace of a game that the server lacks, for example because it could not be loaded. */
function refuseMissingGames(io: Server, context: ServerContext): void {
  const spaces = io.of((name, _auth, decide) => decide(null, NAMESPACE.test(name)));
  limitPackets(spaces, context);
  spaces.use(({ nsp }, next) => next(connectError(gameMissing(nsp.name.slice(1)))));
}

/** Listeners that all sockets share. socket.io calls them with the socket as `this`. */
const LISTENERS: readonly [string, (this: MatchSocket, ...packet: unknown[]) => void][] = [
  on('time', (follower, _args, ack) => ack(follower.now())),
  on('sync', (follower, args, ack) => follower.sync(args, ack)),
  on('update', (follower, args, ack) => follower.updateInTurn(args, ack)),
  on('legal', (follower, args, ack) => follower.legal(args, ack)),
  on('composing', (follower, args, ack) => follower.composing(args, ack)),
  on('notes', (follower, _args, ack) => follower.notes(ack)),
  on('note', (follower, args, ack) => follower.note(args, ack)),
  on('disconnect', (follower) => follower.disconnected()),
];

type Listen = (follower: MatchFollower, args: unknown[], ack: ReturnType<typeof unpack>['ack']) => void;

function on(event: string, listen: Listen): (typeof LISTENERS)[number] {
  return [
    event,
    function (this: MatchSocket, ...packet) {
      const { args, ack } = unpack(packet);
      listen(this.data, args, ack);
    },
  ];
}

/** Checks a room's spectators whenever the room changes, because the room may have been locked or a member removed. */
function recheckSpectators({ rooms }: ServerContext): Spectators {
  const spectators: Spectators = new Map();
  rooms.listen({
    changed({ code }) {
      for (const check of [...(spectators.get(code) ?? [])]) check();
    },
    changedFor: () => undefined,
    said: () => undefined,
    gone: () => undefined,
  });
  return spectators;
}

function decoderOf({ client }: MatchSocket): MoveDecoder {
  // socket.io declares the client's decoder as private.
  return client['decoder'] as MoveDecoder;
}
