import type { Server, Socket } from 'socket.io';
import type { GameId, RoomCode, Seat, Viewer } from '#shared/ids.ts';
import type { Screen } from '#shared/room/room.ts';
import type { Pages } from '#shared/wire/notebook.ts';
import { parse } from '#shared/wire/parse.ts';
import type { Answer, LegalAnswer, MatchClientEvents, MatchServerEvents, Refused } from '#shared/wire/wire.ts';
import type { ServerContext } from '../context';
import type { Connection, Match, Subscription } from '../matches/types';
import { RequestProblem, tooFast } from '../rooms/problem';
import { mayWatch } from '../rooms/questions';
import type { Room } from '../rooms/room';
import { delayOf } from '../rooms/stages';
import { MESSAGES } from '../rooms/text';
import { connectionOf, cutOff } from './engine';
import type { MoveDecoder } from './hot/decoder';
import { send } from './hot/write';
import { holdOpen, USED_WITHIN } from './idle';
import { limitPackets } from './packetLimits';
import { PACKETS, parseUpdate, unpack } from './packets';
import { isStage, STAGE_REFUSED } from './stageScreens';
import { REFUSED, type RefusedCode } from './text';

type MatchSocket = Socket<MatchClientEvents, MatchServerEvents>;

interface Followed {
  match: Match;
  /** The seat whose credentials the socket has shown, or null for a spectator. */
  viewer: Viewer;
  /** The screen that the socket belongs to if the seat has two screens, or null if the socket is for the whole seat. */
  screen: Screen | null;
  subscription: Subscription;
  /** Removes the device from its member's presence. */
  leave(): void;
}

/**
 * Serves boardgame.io's protocol, with a namespace `/<game id>` for each game. All packets are parsed before they are
 * used, and `sync` determines whose socket it is.
 */
export function serveMatches(io: Server, context: ServerContext): void {
  const spectators = recheckSpectators(context);
  for (const { id } of context.catalogue) {
    const space = io.of(`/${id}`);
    limitPackets(space, context);
    space.on('connection', (socket) => followMatch(socket as MatchSocket, id, context, spectators));
  }
}

/** For each room, the functions that check its spectators. */
type Spectators = Map<RoomCode, Set<() => void>>;

/** Checks a room's spectators whenever the room changes. It may have been locked, or a member may have been removed. */
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

function followMatch(socket: MatchSocket, game: GameId, context: ServerContext, spectators: Spectators): void {
  let followed: Followed | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  /** Number of `sync` packets without an answer yet. */
  let syncing = 0;
  let cancelTimeout = waitForSync();

  function waitForSync(): () => void {
    return context.clock.at(context.now() + USED_WITHIN, () => cutOff(connectionOf(socket)));
  }

  function drop(): void {
    if (followed === null) return;
    const { match, viewer, subscription, leave } = followed;
    if (viewer !== null) match.composing(viewer, socket.id, false);
    subscription.detach();
    leave();
    followed = null;
    if (socket.connected) cancelTimeout = waitForSync();
  }

  socket.on('time', (...args: unknown[]) => unpack(args).ack(context.now()));

  socket.on('sync', (...packet: unknown[]) => {
    const { args, ack } = unpack(packet);
    // A socket follows one match. A later sync waits for the earlier one and replaces it.
    syncing += 1;
    queue = queue
      .then(() => sync(args))
      .then(
        (error) => ack(error === null ? { ok: true } : { error }),
        (error: unknown) => ack(syncProblem(error)),
      )
      .finally(() => {
        syncing -= 1;
      });
  });

  // A move waits for earlier syncs.
  socket.on('update', (...packet: unknown[]) => {
    const { args, ack } = unpack(packet);
    void queue.then(() => update(args, ack));
  });

  decoderOf(socket).receiveMoves(`/${game}`, {
    isReady: () => socket.connected && followed !== null && syncing === 0,
    receive(args, ackId) {
      const ack = (answer: Answer) => {
        if (ackId === null || !socket.connected) return;
        send(connectionOf(socket), `3/${game},${ackId}[${JSON.stringify(answer)}]`);
      };
      const wait = context.limits.flow('packets', connectionOf(socket).id);
      if (wait > 0) ack(rateLimited(wait));
      else update(args, ack);
    },
  });

  socket.on('legal', (...packet: unknown[]) => {
    const { args, ack } = unpack(packet);
    void queue.then(() => legal(args)).then(ack, () => ack(refuse('fault')));
  });

  socket.on('composing', (...packet: unknown[]) => {
    const { args, ack } = unpack(packet);
    void queue.then(() => composing(args)).then(ack, () => ack(refuse('fault')));
  });

  socket.on('notes', (...packet: unknown[]) => {
    const { ack } = unpack(packet);
    void queue.then(notes).then(ack, () => ack(refuse('try-again')));
  });

  socket.on('note', (...packet: unknown[]) => {
    const { args, ack } = unpack(packet);
    void queue.then(() => note(args)).then(ack, () => ack(refuse('try-again')));
  });

  socket.on('disconnect', () => {
    cancelTimeout();
    queue = queue.then(drop);
  });

  /** Follows a match instead of the previous one. Returns a refusal code, or null. */
  async function sync(args: unknown[]): Promise<string | null> {
    drop();
    if (!socket.connected) return 'not-synced';
    const packet = parse(PACKETS.sync, args);
    if (!packet.success) return 'invalid-args';
    const [id, seat, credentials, wishes] = packet.data;
    const viewer = seat ?? null;
    if (viewer !== null && (wishes?.delayed || isStage(connectionOf(socket))))
      throw new RequestProblem('stage-only-watches');
    const match = await context.matches.find(id);
    if (!match || match.game !== game) return 'no-match';
    if (viewer !== null && Number(viewer) >= match.seats) return 'not-your-seat';
    const room = await context.rooms.find(match.room);
    if (room) context.rooms.matches.tellPeople(room);
    const token = credentials ?? '';
    const isLockedOut = () => room !== null && viewer === null && !isAdmitted(room, token);
    if (isLockedOut()) throw new RequestProblem('room-locked');
    if (wishes?.delayed) return syncDelayed(match, room, token, wishes.differences === true);
    const holder = viewer === null ? null : await match.holderOf(viewer, credentials ?? '');
    if (viewer !== null && holder === null) return 'unauthorized';
    const device = connectionOf(socket).id;
    const isOneTooMany = () => holder !== null && room?.presence.isOneTooMany(holder.member, device) === true;
    if (isOneTooMany()) return 'too-many-devices';
    const wait = context.limits.flow('snapshots', device);
    if (wait > 0) throw tooFast(wait);
    // The match checks the credentials again when it attaches the connection, because the seat may change hands
    // meanwhile.
    const connection = connectionFor(match, viewer, wishes?.differences === true);
    const subscription = await match.attach(viewer, connection, token);
    if (isLockedOut()) {
      subscription.detach();
      throw new RequestProblem('room-locked');
    }
    if (!socket.connected || isOneTooMany()) {
      subscription.detach();
      return socket.connected ? 'too-many-devices' : 'unauthorized';
    }
    // The member who holds the credentials counts as online. In the room's current match, another member may have the
    // seat.
    const here = room && holder !== null ? [room.presence.connect(holder.member, device)] : [];
    const screen = holder?.screen ?? null;
    const watched = room && viewer === null ? [watchRoom(room, token)] : [];
    follow({ match, viewer, screen, subscription }, [holdOpen(connectionOf(socket)), ...here, ...watched]);
    return null;
  }

  /** Follows the match with the delay that was announced before its deal. */
  async function syncDelayed(
    match: Match,
    room: Room | null,
    token: string,
    takesDifferences: boolean,
  ): Promise<string | null> {
    const delay = room && delayOf(room.state(), match.id);
    if (!delay) throw new RequestProblem('no-delayed-stage');
    if (delay.began + delay.ms > context.now()) throw new RequestProblem('too-early');
    const wait = context.limits.flow('snapshots', connectionOf(socket).id);
    if (wait > 0) throw tooFast(wait);
    const connection = connectionFor(match, null, takesDifferences);
    const subscription = await context.matches.followDelayed(match, delay.ms, connection);
    if (subscription === 'too-early') throw new RequestProblem('too-early');
    if (subscription === null) throw new RequestProblem('no-delayed-stage');
    if (!isAdmitted(room, token)) {
      subscription.detach();
      throw new RequestProblem('room-locked');
    }
    if (socket.connected)
      follow({ match, viewer: null, screen: null, subscription }, [
        holdOpen(connectionOf(socket)),
        watchRoom(room, token),
      ]);
    else subscription.detach();
    return null;
  }

  /**
   * True if this socket may watch: either the room and the token allow it, or its connection is a stage of the room.
   */
  function isAdmitted(room: Room, token: string): boolean {
    return isStage(connectionOf(socket), room.code) || mayWatch(room.state(), token, context.now());
  }

  /** Disconnects the spectator when the socket may no longer watch. Returns a function that ends these checks. */
  function watchRoom(room: Room, token: string): () => void {
    const check = () => {
      if (isAdmitted(room, token)) return;
      drop();
      socket.disconnect();
    };
    const checks = spectators.get(room.code) ?? new Set();
    spectators.set(room.code, checks.add(check));
    return () => {
      checks.delete(check);
      if (checks.size === 0) spectators.delete(room.code);
    };
  }

  function follow(now: Omit<Followed, 'leave'>, leaves: (() => void)[]): void {
    followed = {
      ...now,
      leave() {
        for (const leave of leaves) leave();
      },
    };
    cancelTimeout();
    cancelTimeout = () => undefined;
  }

  /** Answers with the seat's legal moves. Uses only the seat's own view. */
  function legal(args: unknown[]): LegalAnswer {
    const packet = parse(PACKETS.legal, args);
    if (!packet.success) return refuse('invalid-args');
    if (isStage(connectionOf(socket))) return STAGE_REFUSED;
    if (followed === null) return refuse('not-synced');
    const { match, viewer, screen } = followed;
    return viewer === null ? refuse('not-your-seat') : match.legal(viewer, ...packet.data, screen);
  }

  /** Reports that a person opens or closes a form, so that bots wait. No other client learns of this. */
  function composing(args: unknown[]): Answer {
    const packet = parse(PACKETS.composing, args);
    if (!packet.success) return refuse('invalid-args');
    if (isStage(connectionOf(socket))) return STAGE_REFUSED;
    if (followed === null) return refuse('not-synced');
    const { match, viewer, screen } = followed;
    if (viewer === null) return refuse('not-your-seat');
    const wait = context.limits.flow('composing', limitedAs(match, viewer, screen));
    if (wait > 0) return rateLimited(wait);
    match.composing(viewer, socket.id, packet.data[0]);
    return { ok: true };
  }

  /** Returns the notebook that this socket may use. A public screen has none, because it shows only public state. */
  function notebook(): { match: Match; seat: Seat } | Refused {
    if (isStage(connectionOf(socket))) return STAGE_REFUSED;
    if (followed === null) return refuse('not-synced');
    const { match, viewer, screen } = followed;
    if (viewer === null) return refuse('not-your-seat');
    if (screen === 'open') return refuse('on-your-phone');
    const wait = context.limits.flow('notes', `${match.id}:${viewer}`);
    if (wait > 0) return rateLimited(wait);
    return { match, seat: viewer };
  }

  async function notes(): Promise<{ notes: Pages } | Refused> {
    const own = notebook();
    return 'refused' in own ? own : { notes: await own.match.notes(own.seat) };
  }

  async function note(args: unknown[]): Promise<Answer> {
    const packet = parse(PACKETS.note, args);
    if (!packet.success) return refuse('invalid-args');
    const own = notebook();
    if ('refused' in own) return own;
    const [page, text] = packet.data;
    return (await own.match.note(own.seat, page, text)) === 'done' ? { ok: true } : refuse('notebook-full');
  }

  function connectionFor({ id }: Match, viewer: Viewer, takesDifferences: boolean): Connection {
    const isMine = () => followed === null || (followed.match.id === id && followed.viewer === viewer);
    return {
      takesDifferences,
      sync: (info) => socket.emit('sync', id, info),
      update: (state, facts) => socket.emit('update', id, state, [], facts),
      change(frame) {
        if (socket.connected) send(connectionOf(socket), `2/${game},["diff",${frame}]`);
      },
      matchData: (seats) => socket.emit('matchData', id, seats),
      noted: (page, text) => socket.emit('noted', page, text),
      revoked() {
        if (!isMine()) return;
        drop();
        socket.disconnect();
      },
    };
  }

  /**
   * Makes a move for the socket's own seat. Only the move's name and arguments are taken from the packet. The answer
   * must be sent in the same tick in which the match gives it, so that it comes before the frames.
   */
  function update(args: unknown[], ack: (answer: Answer) => void): void {
    const began = performance.now();
    const answer = (said: Answer) => {
      ack(said);
      const seconds = (performance.now() - began) / 1000;
      context.metrics.moved({ game, answer: 'refused' in said ? said.refused : 'ok', seconds });
    };
    try {
      const mover = moverOf(args);
      if ('refused' in mover) answer(mover);
      else mover.match.move(mover.seat, mover.move, mover.screen, answer);
    } catch {
      answer(refuse('fault'));
    }
  }

  function moverOf(args: unknown[]) {
    const packet = parseUpdate(args);
    if (packet === null) return refuse('invalid-args');
    const { type, move, matchID, playerIDs } = packet;
    if (isStage(connectionOf(socket))) return STAGE_REFUSED;
    if (followed === null || followed.match.id !== matchID) return refuse('not-synced');
    const { match, viewer, screen } = followed;
    const [playerID, by] = playerIDs;
    const isOwn = viewer !== null && playerID === viewer && (by ?? viewer) === viewer;
    if (!isOwn) return refuse('not-your-seat');
    if (type !== 'MAKE_MOVE') return refuse('unknown-move');
    const wait = context.limits.flow('moves', limitedAs(match, viewer, screen));
    return wait > 0 ? rateLimited(wait) : { match, seat: viewer, screen, move };
  }
}

/**
 * Returns the key for rate limits. A public screen has a separate key. Otherwise it would reveal how busy the private
 * screen is.
 */
function limitedAs({ id }: Match, seat: Seat, screen: Screen | null): string {
  return screen === 'open' ? `${id}:${seat}:open` : `${id}:${seat}`;
}

function syncProblem(error: unknown): { error: string; detail?: string; retryAfter?: number } {
  if (!(error instanceof RequestProblem)) return { error: 'fault' };
  const { code, detail, retryAfter } = error;
  return { error: code, detail, ...(retryAfter !== undefined && { retryAfter }) };
}

function decoderOf({ client }: MatchSocket): MoveDecoder {
  // socket.io declares the client's decoder as private.
  return client['decoder'] as MoveDecoder;
}

function rateLimited(wait: number): Refused {
  return { refused: 'rate-limited', detail: MESSAGES.wait(wait), retryAfter: wait };
}

function refuse(code: RefusedCode): { refused: RefusedCode; detail: string } {
  return { refused: code, detail: REFUSED[code] };
}
