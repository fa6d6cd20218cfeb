import type { Socket } from 'socket.io';
import type { LogEntry } from '#shared/contract/module.ts';
import type { GameId, RoomCode, Seat, Viewer } from '#shared/ids.ts';
import type { Screen } from '#shared/room/room.ts';
import type { Pages } from '#shared/wire/notebook.ts';
import { parse } from '#shared/wire/parse.ts';
import type {
  Answer,
  LegalAnswer,
  MatchClientEvents,
  MatchServerEvents,
  Refused,
  SeatMetadata,
  SyncInfo,
  WireState,
} from '#shared/wire/wire.ts';
import type { ServerContext } from '../context';
import { MOVE_REFUSALS, type MoveRefusal } from '../matches/text';
import type { Connection, Match, Subscription } from '../matches/types';
import { mayWatch } from '../rooms/devices/questions';
import { delayOf } from '../rooms/devices/stages';
import { RequestProblem, tooFast } from '../rooms/problem';
import type { Room } from '../rooms/state/room';
import { connectionOf, cutOff, type EngineConnection } from './engine';
import type { MoveReceiver } from './hot/decoder';
import { send } from './hot/write';
import { holdOpen, USED_WITHIN } from './idle';
import { PACKETS, parseUpdate } from './packets';
import { isStage, STAGE_REFUSED } from './stageScreens';

export type MatchSocket = Socket<MatchClientEvents, MatchServerEvents, Record<string, never>, MatchFollower>;

/** The functions that check a room's spectators, by room. */
export type Spectators = Map<RoomCode, Set<() => void>>;

/** The values that all sockets of a namespace share. */
interface FollowerContext {
  game: GameId;
  namespace: string;
  context: ServerContext;
  spectators: Spectators;
}

interface Followed {
  match: Match;
  /** The seat whose credentials the socket has shown, or null for a spectator. */
  viewer: Viewer;
  /** The screen that the socket belongs to if the seat has two screens, or null if the socket is for the whole seat. */
  screen: Screen | null;
  subscription: Subscription;
  /** Called when the socket leaves the match. One of these functions removes the device from its member's presence. */
  leaves: readonly ((() => void) | null)[];
}

type Ack = (answer: unknown) => void;

const IDLE: Promise<unknown> = Promise.resolve();
const nothing = () => undefined;

/**
 * A socket of a game's namespace and the match that it follows. Thousands of these are in memory at the same time, so
 * this is a class and not a set of closures.
 */
export class MatchFollower implements MoveReceiver {
  #followed: Followed | null = null;
  #queue = IDLE;
  /** Number of `sync` packets without an answer yet. */
  #syncing = 0;
  #cancelTimeout: () => void;

  constructor(
    readonly socket: MatchSocket,
    private readonly shared: FollowerContext,
  ) {
    this.#cancelTimeout = this.#waitForSync();
  }

  get namespace(): string {
    return this.shared.namespace;
  }

  now(): number {
    return this.shared.context.now();
  }

  sync(args: unknown[], ack: Ack): void {
    // A socket follows one match. A later sync waits for the earlier one and replaces it.
    this.#syncing += 1;
    this.#queue = this.#queue
      .then(() => this.#sync(args))
      .then(
        (error) => ack(error === null ? { ok: true } : { error }),
        (error: unknown) => ack(syncProblem(error)),
      )
      .finally(() => {
        this.#syncing -= 1;
      });
  }

  /** Makes a move after earlier syncs. */
  updateInTurn(args: unknown[], ack: Ack): void {
    void this.#queue.then(() => this.#update(args, ack));
  }

  isReady(): boolean {
    return this.socket.connected && this.#followed !== null && this.#syncing === 0;
  }

  receive(args: unknown[], ackId: number | null): void {
    const ack = (answer: Answer) => {
      if (ackId === null || !this.socket.connected) return;
      send(this.#connection, `3${this.namespace},${ackId}[${JSON.stringify(answer)}]`);
    };
    const wait = this.#flow('packets', this.#connection.id);
    if (wait > 0) ack(rateLimited(wait));
    else this.#update(args, ack);
  }

  legal(args: unknown[], ack: Ack): void {
    void this.#queue.then(() => this.#legal(args)).then(ack, () => ack(refuse('fault')));
  }

  composing(args: unknown[], ack: Ack): void {
    void this.#queue.then(() => this.#composing(args)).then(ack, () => ack(refuse('fault')));
  }

  notes(ack: Ack): void {
    void this.#queue.then(() => this.#notes()).then(ack, () => ack(refuse('try-again')));
  }

  note(args: unknown[], ack: Ack): void {
    void this.#queue.then(() => this.#note(args)).then(ack, () => ack(refuse('try-again')));
  }

  disconnected(): void {
    this.#cancelTimeout();
    this.#queue = this.#queue.then(() => this.#drop());
  }

  /** True if a frame or message of this match and viewer still concerns the socket. */
  follows({ id }: Match, viewer: Viewer): boolean {
    return this.#followed === null || (this.#followed.match.id === id && this.#followed.viewer === viewer);
  }

  leave(): void {
    this.#drop();
    this.socket.disconnect();
  }

  get #connection(): EngineConnection {
    return connectionOf(this.socket);
  }

  #flow(limit: Parameters<ServerContext['limits']['flow']>[0], key: string): number {
    return this.shared.context.limits.flow(limit, key);
  }

  #waitForSync(): () => void {
    const { clock, now } = this.shared.context;
    return clock.at(now() + USED_WITHIN, () => cutOff(this.#connection));
  }

  #drop(): void {
    if (this.#followed === null) return;
    const { match, viewer, subscription, leaves } = this.#followed;
    if (viewer !== null) match.composing(viewer, this.socket.id, false);
    subscription.detach();
    for (const leave of leaves) leave?.();
    this.#followed = null;
    if (this.socket.connected) this.#cancelTimeout = this.#waitForSync();
  }

  /** Follows a match instead of the previous one. Returns a refusal code, or null. */
  async #sync(args: unknown[]): Promise<string | null> {
    const { socket } = this;
    const { context, game } = this.shared;
    this.#drop();
    if (!socket.connected) return 'not-synced';
    const packet = parse(PACKETS.sync, args);
    if (!packet.success) return 'invalid-args';
    const [id, seat, credentials, wishes] = packet.data;
    const viewer = seat ?? null;
    if (viewer !== null && (wishes?.delayed || isStage(this.#connection)))
      throw new RequestProblem('stage-only-watches');
    const match = await context.matches.find(id);
    if (!match || match.game !== game) return 'no-match';
    if (viewer !== null && Number(viewer) >= match.seats) return 'not-your-seat';
    const room = await context.rooms.find(match.room);
    if (room) context.rooms.matches.tellPeople(room);
    const token = credentials ?? '';
    const isLockedOut = () => room !== null && viewer === null && !this.#isAdmitted(room, token);
    if (isLockedOut()) throw new RequestProblem('room-locked');
    if (wishes?.delayed) return this.#syncDelayed(match, room, token, wishes.differences === true);
    const holder = viewer === null ? null : await match.holderOf(viewer, credentials ?? '');
    if (viewer !== null && holder === null) return 'unauthorized';
    const device = this.#connection.id;
    const isOneTooMany = () => holder !== null && room?.presence.isOneTooMany(holder.member, device) === true;
    if (isOneTooMany()) return 'too-many-devices';
    const wait = this.#flow('snapshots', device);
    if (wait > 0) throw tooFast(wait);
    // The match checks the credentials again when it attaches the connection, because the seat may change hands
    // meanwhile.
    const connection = new MatchConnection(this, match, viewer, wishes?.differences === true);
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
    const here = room && holder !== null ? room.presence.connect(holder.member, device) : null;
    const watched = room && viewer === null ? this.#watchRoom(room, token) : null;
    const screen = holder?.screen ?? null;
    this.#follow({ match, viewer, screen, subscription, leaves: [holdOpen(this.#connection), here, watched] });
    return null;
  }

  /** Follows the match with the delay that was announced before its deal. */
  async #syncDelayed(
    match: Match,
    room: Room | null,
    token: string,
    takesDifferences: boolean,
  ): Promise<string | null> {
    const { context } = this.shared;
    const delay = room && delayOf(room.state(), match.id);
    if (!delay) throw new RequestProblem('no-delayed-stage');
    if (delay.began + delay.ms > context.now()) throw new RequestProblem('too-early');
    const wait = this.#flow('snapshots', this.#connection.id);
    if (wait > 0) throw tooFast(wait);
    const connection = new MatchConnection(this, match, null, takesDifferences);
    const subscription = await context.matches.followDelayed(match, delay.ms, connection);
    if (subscription === 'too-early') throw new RequestProblem('too-early');
    if (subscription === null) throw new RequestProblem('no-delayed-stage');
    if (!this.#isAdmitted(room, token)) {
      subscription.detach();
      throw new RequestProblem('room-locked');
    }
    if (this.socket.connected) {
      const leaves = [holdOpen(this.#connection), this.#watchRoom(room, token)];
      this.#follow({ match, viewer: null, screen: null, subscription, leaves });
    } else subscription.detach();
    return null;
  }

  /**
   * True if this socket may watch: either the room and the token allow it, or its connection is a stage of the room.
   */
  #isAdmitted(room: Room, token: string): boolean {
    return isStage(this.#connection, room.code) || mayWatch(room.state(), token, this.now());
  }

  /** Disconnects the spectator when the socket may no longer watch. Returns a function that ends these checks. */
  #watchRoom(room: Room, token: string): () => void {
    const { spectators } = this.shared;
    const check = () => {
      if (!this.#isAdmitted(room, token)) this.leave();
    };
    const checks = spectators.get(room.code) ?? new Set();
    spectators.set(room.code, checks.add(check));
    return () => {
      checks.delete(check);
      if (checks.size === 0) spectators.delete(room.code);
    };
  }

  #follow(followed: Followed): void {
    this.#followed = followed;
    this.#cancelTimeout();
    this.#cancelTimeout = nothing;
  }

  /** Answers with the seat's legal moves. Uses only the view that this socket is sent. */
  #legal(args: unknown[]): LegalAnswer {
    const packet = parse(PACKETS.legal, args);
    if (!packet.success) return refuse('invalid-args');
    if (isStage(this.#connection)) return STAGE_REFUSED;
    if (this.#followed === null) return refuse('not-synced');
    const { match, viewer, screen } = this.#followed;
    return viewer === null ? refuse('not-your-seat') : match.legal(viewer, ...packet.data, screen);
  }

  /** Reports that a person opens or closes a form, so that bots wait. No other client learns of this. */
  #composing(args: unknown[]): Answer {
    const packet = parse(PACKETS.composing, args);
    if (!packet.success) return refuse('invalid-args');
    if (isStage(this.#connection)) return STAGE_REFUSED;
    if (this.#followed === null) return refuse('not-synced');
    const { match, viewer, screen } = this.#followed;
    if (viewer === null) return refuse('not-your-seat');
    const wait = this.#flow('composing', limitedAs(match, viewer, screen));
    if (wait > 0) return rateLimited(wait);
    match.composing(viewer, this.socket.id, packet.data[0]);
    return { ok: true };
  }

  /** Returns the notebook that this socket may use. A public screen has none, because it shows only public state. */
  #notebook(): { match: Match; seat: Seat } | Refused {
    if (isStage(this.#connection)) return STAGE_REFUSED;
    if (this.#followed === null) return refuse('not-synced');
    const { match, viewer, screen } = this.#followed;
    if (viewer === null) return refuse('not-your-seat');
    if (screen === 'open') return refuse('on-your-phone');
    const wait = this.#flow('notes', `${match.id}:${viewer}`);
    if (wait > 0) return rateLimited(wait);
    return { match, seat: viewer };
  }

  async #notes(): Promise<{ notes: Pages } | Refused> {
    const own = this.#notebook();
    return 'refused' in own ? own : { notes: await own.match.notes(own.seat) };
  }

  async #note(args: unknown[]): Promise<Answer> {
    const packet = parse(PACKETS.note, args);
    if (!packet.success) return refuse('invalid-args');
    const own = this.#notebook();
    if ('refused' in own) return own;
    const [page, text] = packet.data;
    return (await own.match.note(own.seat, page, text)) === 'done' ? { ok: true } : refuse('notebook-full');
  }

  /**
   * Makes a move for the socket's own seat. Only the move's name and arguments are taken from the packet. The answer
   * must be sent in the same tick in which the match gives it, so that it comes before the frames.
   */
  #update(args: unknown[], ack: (answer: Answer) => void): void {
    const { context, game } = this.shared;
    const began = performance.now();
    const answer = (said: Answer) => {
      ack(said);
      const seconds = (performance.now() - began) / 1000;
      context.metrics.moved({ game, answer: 'refused' in said ? said.refused : 'ok', seconds });
    };
    try {
      const mover = this.#moverOf(args);
      if ('refused' in mover) answer(mover);
      else mover.match.move(mover.seat, mover.move, mover.screen, answer);
    } catch {
      answer(refuse('fault'));
    }
  }

  #moverOf(args: unknown[]) {
    const packet = parseUpdate(args);
    if (packet === null) return refuse('invalid-args');
    const { type, move, matchID, playerIDs } = packet;
    if (isStage(this.#connection)) return STAGE_REFUSED;
    if (this.#followed === null || this.#followed.match.id !== matchID) return refuse('not-synced');
    const { match, viewer, screen } = this.#followed;
    const [playerID, by] = playerIDs;
    const isOwn = viewer !== null && playerID === viewer && (by ?? viewer) === viewer;
    if (!isOwn) return refuse('not-your-seat');
    if (type !== 'MAKE_MOVE') return refuse('unknown-move');
    const wait = this.#flow('moves', limitedAs(match, viewer, screen));
    return wait > 0 ? rateLimited(wait) : { match, seat: viewer, screen, move };
  }
}

/** Sends one match's messages to a socket. */
class MatchConnection implements Connection {
  constructor(
    private readonly follower: MatchFollower,
    private readonly match: Match,
    private readonly viewer: Viewer,
    readonly takesDifferences: boolean,
  ) {}

  sync(info: SyncInfo): void {
    this.follower.socket.emit('sync', this.match.id, info);
  }

  update(state: WireState, facts: LogEntry[]): void {
    this.follower.socket.emit('update', this.match.id, state, [], facts);
  }

  change(frame: string): void {
    const { socket, namespace } = this.follower;
    if (socket.connected) send(connectionOf(socket), `2${namespace},["diff",${frame}]`);
  }

  matchData(seats: SeatMetadata[]): void {
    this.follower.socket.emit('matchData', this.match.id, seats);
  }

  noted(page: string, text: string | null): void {
    this.follower.socket.emit('noted', page, text);
  }

  revoked(): void {
    if (this.follower.follows(this.match, this.viewer)) this.follower.leave();
  }
}

/**
 * Returns the key for rate limits. A public screen has a separate key. Otherwise it would reveal how busy the private
 * screen is.
 */
function limitedAs({ id }: Match, seat: Seat, screen: Screen | null): string {
  return screen === 'open' ? `${id}:${seat}:open` : `${id}:${seat}`;
}

function syncProblem(error: unknown): { error: string } & Partial<RequestProblem['answer']> {
  return error instanceof RequestProblem ? { error: error.code, ...error.answer } : { error: 'fault' };
}

function rateLimited(wait: number): Refused {
  return { refused: 'rate-limited', ...tooFast(wait).answer };
}

function refuse(code: MoveRefusal): { refused: MoveRefusal; detail: string } {
  return { refused: code, detail: MOVE_REFUSALS[code] };
}
