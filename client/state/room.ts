import { atom, type WritableAtom } from 'nanostores';
import type { MemberId } from '#shared/ids.ts';
import type { ChatLine, ReactionKind, RoomView, Screen } from '#shared/room.ts';
import type { Answer } from '#shared/wire.ts';
import { ApiError, api, codeOf } from '../net/api';
import type { RoomEntry, RoomSocket } from '../net/connection';
import { NET } from '../net/text';
import { showReaction } from './reactions';

export interface RoomState {
  room: RoomView | null;
  lines: readonly ChatLine[];
  connection: 'connecting' | 'live' | 'lost';
  /** Why this device may not follow: a code of the protocol; null: it may. */
  unavailable: string | null;
  /** Which of its seat's two screens this device is; null: all of the seat; undefined: it was not told yet. */
  screen: Screen | null | undefined;
  /** Whom this person has muted: their chat and reactions come and are not shown. */
  muted: readonly MemberId[];
}

const START: RoomState = {
  room: null,
  lines: [],
  connection: 'connecting',
  unavailable: null,
  screen: undefined,
  muted: [],
};
const KEPT_LINES = 100;
/** How often the room is asked for by somebody who is no member yet, in ms. */
const LOOK = 4000;
const AGAIN = 1000;
/** After these codes it is not tried again. */
const FINAL = new Set(['unauthorized', 'room-not-found', 'room-unavailable', 'not-found']);
/** After these it is, and until then there is nothing else to see. */
const FULL = new Set([
  'too-many-devices',
  'too-many-stages',
  'no-delayed-stage',
  'stage-locked',
  'stage-waiting',
  'stage-refused',
  'stage-unanswered',
]);
const ANSWER_WITHIN = 8000;

/** One room as its member sees it, kept up to date. */
export class RoomStore {
  readonly state: WritableAtom<RoomState> = atom(START);
  private socket: RoomSocket | null = null;
  private isFollowed = false;
  private disconnect = (): void => {};
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly code: string;
  private readonly me: RoomEntry | null;

  /** `me`: how this device comes in; null: it stands at the door. */
  constructor(code: string, me: RoomEntry | null) {
    this.code = code;
    this.me = me;
  }

  start(): void {
    this.isFollowed = true;
    // A stage is told of its room what it may show, and asks for nothing else.
    if (!this.me || !('stage' in this.me)) void this.look();
    if (this.me) void this.follow(this.me);
  }

  /** The connection is code of its own, which the door of a room does without. */
  private async follow(me: RoomEntry): Promise<void> {
    const code = await import('../net/connection').catch(() => null);
    if (!this.isFollowed || this.socket) return;
    if (!code) {
      this.patch({ connection: 'lost' });
      this.again = setTimeout(() => void this.follow(me), LOOK);
      return;
    }
    const socket = code.openRoom({ code: this.code, ...entryOf(me) });
    this.socket = socket;
    this.disconnect = () => code.close(socket);
    socket.on('connect', () => this.patch({ connection: 'live', unavailable: null, lines: [], muted: [] }));
    // Told before the room and in one go with it, so that nothing is drawn of a seat that has changed by half.
    let screen: Screen | null = null;
    socket.on('connect', () => {
      screen = null;
    });
    socket.on('screen', (now) => {
      screen = now;
    });
    socket.on('muted', (muted) => this.patch({ muted }));
    socket.on('room', (room) => this.patch({ room, screen }));
    socket.on('chat', (line) => this.hear(line));
    socket.on('reaction', ({ member, kind }) => this.wave(member, kind));
    socket.on('disconnect', (reason) => {
      this.patch({ connection: 'lost' });
      if (reason === 'io server disconnect') this.retry();
    });
    socket.on('connect_error', (error) => this.refused(error));
    socket.connect();
  }

  stop(): void {
    this.isFollowed = false;
    clearTimeout(this.again);
    this.disconnect();
    this.socket = null;
  }

  /**
   * Takes what a request answered. While the socket is live only its snapshots count, because they come in order and
   * may be newer than the answer.
   */
  readonly learn = (room: RoomView | undefined): void => {
    if (room && (this.state.get().connection !== 'live' || !this.me)) this.patch({ room });
  };

  readonly say = (text: string): Promise<Answer> => this.emit((ack) => this.socket?.emit('chat', text, ack));

  readonly react = (kind: ReactionKind): Promise<Answer> =>
    this.emit((ack) => this.socket?.emit('reaction', kind, ack));

  private patch(part: Partial<RoomState>): void {
    this.state.set({ ...this.state.get(), ...part });
  }

  private emit(send: (ack: (answer: Answer) => void) => void): Promise<Answer> {
    if (!this.socket?.connected) return Promise.resolve({ refused: 'server-away', detail: NET.away });
    return new Promise((settle) => {
      const patience = setTimeout(() => settle({ refused: 'server-away', detail: NET.away }), ANSWER_WITHIN);
      send((answer) => {
        clearTimeout(patience);
        settle(answer);
      });
    });
  }

  private hear(line: ChatLine): void {
    const lines = this.state.get().lines.filter((known) => known.n !== line.n);
    this.patch({ lines: [...lines, line].sort((a, b) => a.n - b.n).slice(-KEPT_LINES) });
  }

  private wave(member: string, kind: ReactionKind): void {
    const { room, muted } = this.state.get();
    const name = room?.members.find(({ id }) => id === member)?.name;
    if (name !== undefined && !muted.includes(member)) showReaction(kind, name);
  }

  private refused(error: Error): void {
    const { data } = error as Error & { data?: { code?: unknown } };
    const code = typeof data?.code === 'string' ? data.code : error.message;
    this.patch({ connection: 'lost', ...(FULL.has(code) && { unavailable: code }) });
    if (FINAL.has(code)) void this.leave(code);
    // A refused handshake is not repeated by the connection itself; a failed connection is.
    else if (this.socket && !this.socket.active) this.retry(FULL.has(code) ? LOOK : AGAIN);
  }

  /** Whether the seat was moved or given up shows in the room as it is now. */
  private async leave(code: string): Promise<void> {
    const room = await api.room(this.code).catch(() => undefined);
    this.learn(room);
    this.patch({ unavailable: code });
  }

  private retry(after = AGAIN): void {
    clearTimeout(this.again);
    this.again = setTimeout(() => this.socket?.connect(), after * (0.3 + Math.random() * 0.7));
  }

  /** The first snapshot comes over HTTP. Who is no member keeps asking that way. */
  private async look(): Promise<void> {
    try {
      const room = await api.room(this.code);
      this.learn(room);
      if (!this.me) this.patch({ connection: 'live', unavailable: null });
    } catch (error) {
      if (error instanceof ApiError && FINAL.has(error.code)) this.patch({ unavailable: error.code });
      else if (!this.me)
        this.patch({ connection: 'lost', ...(this.state.get().room ? {} : { unavailable: codeOf(error) }) });
    }
    if (!this.me) this.again = setTimeout(() => void this.look(), LOOK);
  }
}

/** What is sent of it: of a member the token alone. */
function entryOf(me: RoomEntry): RoomEntry {
  if (!('stage' in me)) return { token: me.token };
  return { stage: me.stage, ...(me.token !== undefined && { token: me.token }) };
}
