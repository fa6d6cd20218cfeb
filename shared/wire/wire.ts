import type { BaseView, Draft, LogEntry, Step } from '../contract/module';
import type { PublicCtx } from '../engine/ctx';
import type { Pause } from '../engine/pause';
import type { ShownPlugins } from '../engine/plain';
import type { Code, GameId, MatchId, MemberId, Seat, Viewer } from '../ids';
import type { Json } from '../json';
import type { Commitment } from '../replay/commitment';
import type { ChatLine, ReactionKind, RoomView, Screen } from '../room/room';
import type { Said } from '../text/phrases';
import type { Difference } from './diff';
import type { Pages } from './notebook';

export interface Refused extends Said {
  refused: string;
  /** The time in ms after which the client may try again. */
  retryAfter?: number;
}

export type Answer = ({ ok: true } | Refused) & {
  /** Filler that makes all answers in the game equally long (`docs/engine.md`, "Equal traffic"). */
  pad?: string;
};

/** boardgame.io's state as sent to a viewer. The viewer's view is in `G`. */
export interface WireState<View = unknown> {
  G: View;
  /** Never changes in a game that keeps everything in `G` (`docs/engine.md`, door 13). */
  ctx: PublicCtx;
  /**
   * The fields that the table needs. Set only for a game without a `view`, because its `G` and `ctx` do not contain
   * them.
   */
  base?: Pick<BaseView, 'waitingFor' | 'out' | 'endsAt'>;
  pause?: Pause;
  /** The state of plugins that the viewer may see. Empty unless the game has no `view`. */
  plugins: ShownPlugins;
  _stateID: number;
  _undo: [];
  _redo: [];
  deltalog: [];
  /** Filler that makes the frame as long as all others of its kind (`docs/engine.md`, "Equal traffic"). */
  pad?: string;
}

export interface SyncInfo {
  state: WireState;
  log: [];
  filteredMetadata: SeatMetadata[];
  initialState: WireState;
  publicLog: LogEntry[];
  /** The commitment made before the first move, the same for all viewers, or null if there was none. */
  commitment: Commitment | null;
}

export interface SeatMetadata {
  id: number;
  name: string;
  isConnected: boolean;
  /**
   * The member who had the seat when the match was dealt. A name is not enough, because a later member may have the
   * same name.
   */
  member: MemberId | null;
}

/** A move, described for a browser that does not have the game's rules. */
export interface MoveOffer {
  name: string;
  /**
   * `why` is the code of the reason why the move is impossible now, and `detail` is a sentence for it. Both are null if
   * the move is possible.
   */
  why: Code | null;
  detail: string | null;
  /** The JSON Schema of the arguments, or null if the game defines no `moves`. */
  form: Json;
  /**
   * True if legal arguments are known in advance. `legal` then offers them one by one. If false, the client sends
   * complete arguments, and the rules decide whether they are legal.
   */
  isKnown: boolean;
}

export interface WireStep extends Pick<Step, 'whole' | 'picks'> {
  text?: { maxLength: number };
}

export type LegalAnswer = { moves: MoveOffer[] } | { step: WireStep } | Refused;

export interface MoveAction {
  type: 'MAKE_MOVE';
  payload: { type: string; args: Draft; playerID: Seat; credentials?: string | null; id?: string };
}

export interface SyncWishes {
  /** True if the client can apply differences. It then gets a `diff` instead of an `update` if that is shorter. */
  differences?: true;
  /** Subscribes as a delayed stage, which shows all cards after the delay that players were told about. */
  delayed?: true;
}

export interface MatchClientEvents {
  sync(
    matchID: MatchId,
    playerID: Viewer,
    credentials?: string | null,
    wishes?: SyncWishes,
    ack?: (answer: { ok: true } | { error: string }) => void,
  ): void;
  update(action: MoveAction, stateID: number, matchID: MatchId, playerID: Seat, ack?: (answer: Answer) => void): void;
  /**
   * Asks what this device's seat can do now. If `move` is null, the answer lists all moves, otherwise the ways to
   * continue `draft` in that move.
   */
  legal(move: string | null, draft: Draft, ack: (answer: LegalAnswer) => void): void;
  /**
   * Reports that the person on this device opened or closed a form. Bots wait while a form is open. Other clients are
   * not notified.
   */
  composing(on: boolean, ack?: (answer: Answer) => void): void;
  /** Asks for the notes of this device's seat. */
  notes(ack: (answer: { notes: Pages } | Refused) => void): void;
  /** Replaces a page of the notes, or deletes the page if `text` is null. */
  note(page: string, text: string | null, ack?: (answer: Answer) => void): void;
  time(ack: (now: number) => void): void;
}

export interface MatchServerEvents {
  sync(matchID: MatchId, info: SyncInfo): void;
  update(matchID: MatchId, state: WireState, deltalog: [], facts: LogEntry[]): void;
  /**
   * The changes since the last frame. Sent instead of `update` to clients that asked for differences. Contains the
   * difference in `G`, new entries of the public log, and the difference in all other properties
   * (`shared/wire/shown.ts`).
   */
  diff(stateID: number, difference: Difference, facts?: LogEntry[], others?: Difference): void;
  matchData(matchID: MatchId, seats: SeatMetadata[]): void;
  /** A page of the seat's notebook was changed or deleted on one of the seat's devices, which may be this one. */
  noted(page: string, text: string | null): void;
}

export interface RoomClientEvents {
  chat(text: string, ack?: (answer: Answer) => void): void;
  reaction(kind: ReactionKind, ack?: (answer: Answer) => void): void;
  time(ack: (now: number) => void): void;
}

export interface RoomServerEvents {
  room(room: RoomView): void;
  chat(line: ChatLine): void;
  reaction(reaction: { member: string; kind: ReactionKind }): void;
  /**
   * Tells the device which of the seat's two screens it now is, or null if it is the seat's only device. Not sent to a
   * device that has always been the only one.
   */
  screen(screen: Screen | null): void;
  /**
   * The members whom the person on this device has muted. Not sent if there are none, and never sent to a public
   * screen.
   */
  muted(members: MemberId[]): void;
  /**
   * Tells the device that it no longer belongs to a member (`seat-moved`, `screen-removed`, `removed`, `room-expired`).
   * The socket is then closed.
   */
  gone(code: Code): void;
}

export interface SeatAnswer {
  match: { id: MatchId; game: GameId };
  playerID: Viewer;
  credentials: string | null;
  /**
   * Set if the device is one of a seat's two screens. A public screen's credentials give it only the spectator's view.
   */
  screen?: Screen;
  /** The moves that can be made on the public screen. All other moves are made on the private screen. */
  openMoves?: readonly string[];
}
