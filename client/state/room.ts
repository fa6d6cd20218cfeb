import { atom, type WritableAtom } from 'nanostores';
import type { MemberId } from '#shared/ids.ts';
import type { ChatLine, Problem, ReactionKind, RoomView, Screen } from '#shared/room/room.ts';
import { translated } from '#shared/text/texts.ts';
import type { Answer } from '#shared/wire/wire.ts';
import { ApiError, api, codeOf } from '../net/api';
import type { RoomEntry, RoomSocket } from '../net/connection';
import { answerInLanguage, inLanguage } from '../net/inLanguage';
import { NET } from '../net/text';
import { showReaction } from './reactions';

export interface RoomState {
  room: RoomView | null;
  lines: readonly ChatLine[];
  /** The `n` of the last chat line that was shown on this device, or 0. */
  read: number;
  connection: 'connecting' | 'live' | 'lost';
  /** The code of the reason why this device cannot follow the room, or null if it can. */
  unavailable: string | null;
  /** Which of the seat's two screens this device is. Null if the seat has only one. Undefined until this is known. */
  screen: Screen | null | undefined;
  /** The members whom this person has muted. Their messages and reactions are received, but not shown. */
  muted: readonly MemberId[];
}

const START: RoomState = {
  room: null,
  lines: [],
  read: 0,
  connection: 'connecting',
  unavailable: null,
  screen: undefined,
  muted: [],
};
const KEPT_LINES = 100;
/** The interval in ms at which a device that has not joined requests the room. */
const POLL_INTERVAL = 4000;
const AGAIN = 1000;
/** If the server answers with one of these codes, the store stops trying. */
const FINAL = new Set(['unauthorized', 'room-not-found', 'room-unavailable', 'not-found']);
/**
 * If the server answers with one of these codes, the store tries again later. Until then, the page shows only the
 * reason.
 */
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

export class RoomStore {
  readonly state: WritableAtom<RoomState> = atom(START);
  private socket: RoomSocket | null = null;
  private isFollowed = false;
  private disconnect = (): void => {};
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly code: string;
  private readonly me: RoomEntry | null;

  /** `me` is what a member or a stage sends when connecting. Null for a visitor who has not joined. */
  constructor(code: string, me: RoomEntry | null) {
    this.code = code;
    this.me = me;
  }

  start(): void {
    this.isFollowed = true;
    // A stage does not request the room by HTTP, because its socket sends everything that it may show.
    if (!this.me || !('stage' in this.me)) void this.poll();
    if (this.me) void this.follow(this.me);
  }

  /**
   * Connects to the room. The code for this is loaded separately, because visitors who have not joined do not need it.
   */
  private async follow(me: RoomEntry): Promise<void> {
    const code = await import('../net/connection').catch(() => null);
    if (!this.isFollowed || this.socket) return;
    if (!code) {
      this.patch({ connection: 'lost' });
      this.again = setTimeout(() => void this.follow(me), POLL_INTERVAL);
      return;
    }
    const socket = code.openRoom({ code: this.code, ...entryOf(me) });
    this.socket = socket;
    this.disconnect = () => code.close(socket);
    socket.on('connect', () => this.patch({ connection: 'live', unavailable: null, lines: [], muted: [] }));
    // The role arrives before the room. It is applied together with the room, so that the seat is never drawn
    // half-changed.
    let screen: Screen | null = null;
    socket.on('connect', () => {
      screen = null;
    });
    socket.on('screen', (now) => {
      screen = now;
    });
    socket.on('muted', (muted) => this.patch({ muted }));
    socket.on('room', (room) => this.patch({ room: import.meta.env.HAS_LANGUAGES ? inWords(room) : room, screen }));
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
   * Uses the room from the answer to a request. While the socket is connected, only rooms from the socket are used,
   * because they arrive in order and may be newer than the answer.
   */
  readonly learn = (room: RoomView | undefined): void => {
    if (room && (this.state.get().connection !== 'live' || !this.me))
      this.patch({ room: import.meta.env.HAS_LANGUAGES ? inWords(room) : room });
  };

  readonly say = (text: string): Promise<Answer> => this.emit((ack) => this.socket?.emit('chat', text, ack));

  readonly react = (kind: ReactionKind): Promise<Answer> =>
    this.emit((ack) => this.socket?.emit('reaction', kind, ack));

  readonly markRead = (): void => {
    this.patch({ read: this.state.get().lines.at(-1)?.n ?? 0 });
  };

  private patch(part: Partial<RoomState>): void {
    this.state.set({ ...this.state.get(), ...part });
  }

  private emit(send: (ack: (answer: Answer) => void) => void): Promise<Answer> {
    if (!this.socket?.connected) return Promise.resolve({ refused: 'server-away', detail: NET.away });
    return new Promise((settle) => {
      const patience = setTimeout(() => settle({ refused: 'server-away', detail: NET.away }), ANSWER_WITHIN);
      send((answer) => {
        clearTimeout(patience);
        settle(import.meta.env.HAS_LANGUAGES ? answerInLanguage('server.problems', answer) : answer);
      });
    });
  }

  private hear(given: ChatLine): void {
    const line = import.meta.env.HAS_LANGUAGES ? lineInWords(given) : given;
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
    // The socket retries by itself if a connection fails, but not if the handshake was refused.
    else if (this.socket && !this.socket.active) this.retry(FULL.has(code) ? POLL_INTERVAL : AGAIN);
  }

  /**
   * Requests the room a last time before the store stops trying. The answer shows whether the seat was moved to another
   * device.
   */
  private async leave(code: string): Promise<void> {
    try {
      this.learn(await this.read());
      this.patch({ unavailable: code });
    } catch (error) {
      this.patch(codeOf(error) === 'room-locked' ? { room: null, unavailable: 'locked-out' } : { unavailable: code });
    }
  }

  /**
   * Requests the room without a token, as the page already did while loading. The token is sent only after a refusal.
   */
  private async read(): Promise<RoomView> {
    try {
      return await api.room(this.code);
    } catch (error) {
      if (codeOf(error) !== 'room-locked' || this.me?.token === undefined) throw error;
      return api.room(this.code, this.me.token);
    }
  }

  private retry(after = AGAIN): void {
    clearTimeout(this.again);
    this.again = setTimeout(() => this.socket?.connect(), after * (0.3 + Math.random() * 0.7));
  }

  /** Requests the first state of the room by HTTP. A device that has not joined repeats this. */
  private async poll(): Promise<void> {
    try {
      this.learn(await this.read());
      if (!this.me) this.patch({ connection: 'live', unavailable: null });
    } catch (error) {
      if (error instanceof ApiError && FINAL.has(error.code)) this.patch({ unavailable: error.code });
      else if (!this.me && codeOf(error) === 'room-locked')
        this.patch({ connection: 'live', room: null, unavailable: 'room-locked' });
      else if (!this.me)
        this.patch({ connection: 'lost', ...(this.state.get().room ? {} : { unavailable: codeOf(error) }) });
    }
    if (!this.me) this.again = setTimeout(() => void this.poll(), POLL_INTERVAL);
  }
}

/** Returns a line of the chat in this device's language if the room wrote it. */
function lineInWords(line: ChatLine): ChatLine {
  const { text: detail, phrase } = line;
  return phrase === undefined ? line : { ...line, text: inLanguage('server.problems', '', { detail, phrase }) };
}

/** Returns the room with the server's sentences and words in this device's language. */
function inWords(room: RoomView): RoomView {
  const { cannotStart, startWarning } = room;
  const words = <P extends Problem | null>(problem: P): P =>
    problem && { ...problem, detail: inLanguage('server.problems', problem.code, problem) };
  const members = room.members.map((member) => {
    const about = translated('server.characters', [member.name]);
    return member.about === undefined || about === null ? member : { ...member, about };
  });
  const questions = room.questions.map((question) => {
    const kind = translated('server.devices', [question.kind]);
    return kind === null ? question : { ...question, device: question.device.replace(/^[^,]*/, () => kind) };
  });
  return { ...room, members, questions, cannotStart: words(cannotStart), startWarning: words(startWarning) };
}

/** Returns what is sent to the server when connecting. For a member, this is only the token. */
function entryOf(me: RoomEntry): RoomEntry {
  if (!('stage' in me)) return { token: me.token };
  return { stage: me.stage, ...(me.token !== undefined && { token: me.token }) };
}
