import type { Commitment } from './commitment';
import type { PublicCtx } from './ctx';
import type { Code, GameId, MatchId, MemberId, Seat, Viewer } from './ids';
import type { Json } from './json';
import type { BaseView, Draft, LogEntry, Step } from './module';
import type { Pages } from './notebook';
import type { ChatLine, ReactionKind, RoomView, Screen } from './room';
import type { ShownDifference } from './shown';

export interface Refused {
  refused: string;
  detail: string;
  /** In ms. */
  retryAfter?: number;
}

/** The answer to a move, a chat line or a reaction. */
export type Answer = ({ ok: true } | Refused) & {
  /** Fills the answer to the one length of its game's answers (`docs/engine.md`, Equal traffic). */
  pad?: string;
};

/** boardgame.io's state as a viewer gets it; `G` is the viewer's view. */
export interface WireState<View = unknown> {
  G: View;
  /** Constant for games that keep everything in `G` (`docs/engine.md`, door 13). */
  ctx: PublicCtx;
  /** What the table draws of a plain game, whose `G` and `ctx` are boardgame.io's alone. */
  base?: Pick<BaseView, 'waitingFor' | 'out' | 'endsAt'>;
  plugins: Record<string, never>;
  /** Counts this viewer's frames. */
  _stateID: number;
  _undo: [];
  _redo: [];
  deltalog: [];
  /** Fills the frame to its agreed length (`docs/engine.md`, Equal traffic). */
  pad?: string;
}

export interface SyncInfo {
  state: WireState;
  log: [];
  filteredMetadata: SeatMetadata[];
  initialState: WireState;
  publicLog: LogEntry[];
  /** What was promised of the deal before the first move; null: nothing was. The same for everybody. */
  commitment: Commitment | null;
}

export interface SeatMetadata {
  id: number;
  name: string;
  isConnected: boolean;
  /** The member of the room who was dealt the seat; two people may have had one name after each other. */
  member: MemberId | null;
}

/** A move as a browser without the game's rules may offer it. */
export interface MoveOffer {
  name: string;
  /** Why it is closed now, and the sentence for it; null: it is open. */
  why: Code | null;
  detail: string | null;
  /** JSON Schema of the arguments, where the game says of which shape they are. */
  form: Json;
  /** What is legal is known in advance: ask for steps. Off: send arguments, and the rules judge them. */
  isKnown: boolean;
}

/** What may follow a draft, as it is sent. */
export interface WireStep extends Pick<Step, 'whole' | 'picks'> {
  text?: { maxLength: number };
}

/** The answer to `legal`. */
export type LegalAnswer =
  | { moves: MoveOffer[] }
  | { step: WireStep }
  | { refused: Code; detail: string; retryAfter?: number };

export interface MoveAction {
  type: 'MAKE_MOVE';
  payload: { type: string; args: Draft; playerID: Seat; credentials?: string | null; id?: string };
}

/** What a client may ask for with its `sync`. */
export interface SyncWishes {
  /** It follows differences: frames come by `change` where that is shorter. */
  differences?: true;
  /** It watches the match as late as was announced before the deal, with all cards up. */
  delayed?: true;
}

/** What a match namespace hears. */
export interface MatchClientEvents {
  sync(
    matchID: MatchId,
    playerID: Viewer,
    credentials?: string | null,
    wishes?: SyncWishes,
    ack?: (answer: { ok: true } | { error: string }) => void,
  ): void;
  update(action: MoveAction, stateID: number, matchID: MatchId, playerID: Seat, ack?: (answer: Answer) => void): void;
  /** What this device's seat may do: all moves (null), or what may follow a draft of one. */
  legal(move: string | null, draft: Draft, ack: (answer: LegalAnswer) => void): void;
  /** This device's person opens or closes a form. Nobody is told; bots let them finish. */
  composing(on: boolean, ack?: (answer: Answer) => void): void;
  /** What this device's seat has written down. */
  notes(ack: (answer: { notes: Pages } | Refused) => void): void;
  /** Writes a page of it, or (null) takes it out. */
  note(page: string, text: string | null, ack?: (answer: Answer) => void): void;
  time(ack: (now: number) => void): void;
}

/** What a match namespace says. */
export interface MatchServerEvents {
  sync(matchID: MatchId, info: SyncInfo): void;
  update(matchID: MatchId, state: WireState, deltalog: [], facts: LogEntry[]): void;
  /** Instead of `update`, for who asked: how what is shown differs from the frame before (`shared/shown.ts`). */
  change(stateID: number, difference: ShownDifference, facts?: LogEntry[]): void;
  matchData(matchID: MatchId, seats: SeatMetadata[]): void;
  /** A page of this device's notebook is another now: it, or another device of the seat, has written it. */
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
  /** What this device is to its seat now; null: all of it. Not said to a device that was never anything else. */
  screen(screen: Screen | null): void;
  /** Whom this device's person has muted. Not said where they have muted nobody, nor to an open screen. */
  muted(members: MemberId[]): void;
  /**
   * This device is no member any more (`seat-moved`, `screen-removed`, `removed`, `room-expired`); the socket closes
   * after it.
   */
  gone(code: Code): void;
}

/** `GET /api/rooms/:code/seat`. */
export interface SeatAnswer {
  match: { id: MatchId; game: GameId };
  playerID: Viewer;
  credentials: string | null;
  /** This device is one of the seat's two screens. With an open one's credentials a `sync` gets a spectator's view. */
  screen?: Screen;
  /** Of an open screen: the moves it may make. All others are made on the private one. */
  openMoves?: readonly string[];
}
