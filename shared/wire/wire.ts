import type { BaseView, Draft, LogEntry, Step } from '../contract/module';
import type { PublicCtx } from '../engine/ctx';
import type { Pause } from '../engine/pause';
import type { ShownPlugins } from '../engine/plain';
import type { Code, GameId, MatchId, MemberId, Seat, Viewer } from '../ids';
import type { Json } from '../json';
import type { Commitment } from '../replay/commitment';
import type { ChatLine, ReactionKind, RoomView, Screen } from '../room/room';
import type { Difference } from './diff';
import type { Pages } from './notebook';

export interface Refused {
  refused: string;
  detail: string;
  /** The time to wait before trying again, in ms. */
  retryAfter?: number;
}

export type Answer = ({ ok: true } | Refused) & {
  /** Pads the answer to the length of all answers in the game (`docs/engine.md`, "Equal traffic"). */
  pad?: string;
};

/** boardgame.io's state as sent to a viewer. `G` is the viewer's view. */
export interface WireState<View = unknown> {
  G: View;
  /** Constant for games that keep everything in `G` (`docs/engine.md`, door 13). */
  ctx: PublicCtx;
  /** In a plain game, the fields that the table needs, because `G` and `ctx` are boardgame.io's alone. */
  base?: Pick<BaseView, 'waitingFor' | 'out' | 'endsAt'>;
  pause?: Pause;
  /** The visible state of a plain game's plugins, otherwise empty. */
  plugins: ShownPlugins;
  _stateID: number;
  _undo: [];
  _redo: [];
  deltalog: [];
  /** Pads the frame to its agreed length (`docs/engine.md`, "Equal traffic"). */
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
  /** The member to whom the seat was dealt. The name is not enough, because a later member may have the same name. */
  member: MemberId | null;
}

/** A move as offered to a browser without the game's rules. */
export interface MoveOffer {
  name: string;
  /**
   * `why` is the code of the reason why the move is closed now, and `detail` is the code's sentence. Both are null if
   * the move is open.
   */
  why: Code | null;
  detail: string | null;
  form: Json;
  /**
   * True if legal arguments are known in advance. `legal` then lists them step by step. Otherwise the client sends
   * arguments, and the rules judge them.
   */
  isKnown: boolean;
}

export interface WireStep extends Pick<Step, 'whole' | 'picks'> {
  text?: { maxLength: number };
}

export type LegalAnswer =
  | { moves: MoveOffer[] }
  | { step: WireStep }
  | { refused: Code; detail: string; retryAfter?: number };

export interface MoveAction {
  type: 'MAKE_MOVE';
  payload: { type: string; args: Draft; playerID: Seat; credentials?: string | null; id?: string };
}

export interface SyncWishes {
  /** True if the client can apply differences. Frames are then sent as `diff` where that is shorter. */
  differences?: true;
  /** Subscribes as the delayed stage, which shows all cards after the announced delay. */
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
   * Asks for the legal moves of this device's seat if `move` is null, otherwise for the continuations of `draft` in
   * that move.
   */
  legal(move: string | null, draft: Draft, ack: (answer: LegalAnswer) => void): void;
  /**
   * Reports that this device's person opened or closed a form. Bots wait while a form is open. No other client is
   * notified.
   */
  composing(on: boolean, ack?: (answer: Answer) => void): void;
  /** Asks for the notes of this device's seat. */
  notes(ack: (answer: { notes: Pages } | Refused) => void): void;
  /** Writes a page of the notes, or deletes it if `text` is null. */
  note(page: string, text: string | null, ack?: (answer: Answer) => void): void;
  time(ack: (now: number) => void): void;
}

export interface MatchServerEvents {
  sync(matchID: MatchId, info: SyncInfo): void;
  update(matchID: MatchId, state: WireState, deltalog: [], facts: LogEntry[]): void;
  /**
   * The differences from the last frame, sent instead of `update` to clients that asked for differences: those of `G`,
   * new entries of the public log, and the differences of everything beside `G` (`shared/wire/shown.ts`).
   */
  diff(stateID: number, difference: Difference, facts?: LogEntry[], others?: Difference): void;
  matchData(matchID: MatchId, seats: SeatMetadata[]): void;
  /** A page of the seat's notebook was changed on one of the seat's devices. */
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
   * Tells this device which of the seat's two screens it is, or null if it is the seat's only device. Not sent to a
   * device that was never one of two screens.
   */
  screen(screen: Screen | null): void;
  /** The members that this device's person has muted. Not sent if there are none, nor to a public screen. */
  muted(members: MemberId[]): void;
  /**
   * This device is no longer a member (`seat-moved`, `screen-removed`, `removed`, `room-expired`). The socket is closed
   * after this message.
   */
  gone(code: Code): void;
}

export interface SeatAnswer {
  match: { id: MatchId; game: GameId };
  playerID: Viewer;
  credentials: string | null;
  /**
   * Set if the device is one of the seat's two screens. With a public screen's credentials, `sync` gets the spectator's
   * view.
   */
  screen?: Screen;
  /** The moves that a public screen may make. All other moves are made on the private screen. */
  openMoves?: readonly string[];
}
