import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { PickedClaim } from '#shared/claims/ledger.ts';
import type { LogEntry } from '#shared/contract/module.ts';
import type { ClockMove, Pause } from '#shared/engine/pause.ts';
import type { Seat } from '#shared/ids.ts';
import type { Replay } from '#shared/replay/replay.ts';
import type { ChatLine, ReactionKind, Screen } from '#shared/room/room.ts';
import type { Sentence } from '#shared/text/text.ts';
import type { Pages } from '#shared/wire/notebook.ts';
import type { Answer } from '#shared/wire/wire.ts';
import type { Place } from './chrome/replayPlace';
import type { SecretParts, TableFrameProps } from './chrome/TableFrame';
import type { LogBook, Person, RulesPart } from './contract';

export interface TwoScreens {
  mine: Screen;
  /** When the other screen disconnected, as a time of this device's `performance.now()`. Null if it is connected. */
  awaySince: number | null;
  isTurn: boolean;
  swap(): void;
  /** Disconnects one screen from the seat, which then has only the other one. */
  remove(screen: Screen): void;
  /** Asks for confirmation, and then makes this public screen the only screen of the seat. */
  showHere(): void;
  /** Opens the sheet that explains the two screens and lets the person swap them. */
  openSheet(): void;
}

export interface LoggedLine {
  entry: LogEntry;
  sentence: Sentence;
}

/**
 * The data and functions that the app provides to the frame around a board: chat, log, menus, replay. The match page
 * (`client/match/`) sets this context. `chrome/` and boards use it.
 */
export interface BoardContextValue {
  people: readonly Person[];
  log: readonly LoggedLine[];
  logBook: LogBook | null;
  /** The number of log lines added since the log was last on screen. `see` marks all lines up to number `n` as seen. */
  unseenLog: { count: number; see(n: number): void };
  chat: {
    /** `on` is false if the host has turned the chat off. `quiet` is true while the game does not allow chatting. */
    on: boolean;
    quiet: boolean;
    lines: readonly (ChatLine & { name: string; face: string; colour: number; mine: boolean })[];
    unread: number;
    say(text: string): Promise<Answer>;
    react(kind: ReactionKind): Promise<Answer>;
    seen(): void;
  };
  rules: { parts: readonly RulesPart[]; open(part?: string): void };
  openMenu(): void;
  /** Server time in ms. */
  now(): number;
  connection: 'live' | 'lost';
  isHost: boolean;
  /** Lets a bot play for an absent person until that person returns. Null if this person is not the host. */
  standIn: ((seat: Seat) => Promise<void>) | null;
  /**
   * The current pause, or null if the match is not paused. During a pause, the board's `now` stands still, while
   * `pause.now` (server time in ms) continues.
   */
  pause: (Pause & { now(): number }) | null;
  /**
   * For a person who is out of the game: the sides or players that can still win (`choices`), the id that this person
   * predicted, or null (`sealed`), and `seal`, which sends a prediction. Null for everyone else.
   */
  prediction: {
    choices: readonly ({ id: string; name: string } & Partial<Person>)[];
    sealed: string | null;
    seal(winner: string): Promise<void>;
  } | null;
  /** Pauses or resumes the match, or adds a minute. Null if this person is not the host. */
  moveClock: ((move: ClockMove) => Promise<void>) | null;
  /**
   * The number of matches of the evening, including this one once it is over, and each seat's points in them. `counts`
   * is false if this match gives no points.
   */
  totals: { played: number; points: Readonly<Record<Seat, number>>; counts: boolean };
  /** `run` starts another match. `why` says why no match can start yet, or is null. */
  again: { run(): Promise<void>; why: string | null };
  anotherGame(): void;
  loadReplay(): Promise<Replay>;
  /**
   * `open` opens the page that checks a finished match's deal on this device. `row` is the journal row at which this
   * page wants the replay to be shown, or null.
   */
  dealCheck: { open(): void; row: { n: number } | null };
  /**
   * Functions that show a link to the match or a picture of it, export the match, and open the summary of the evening.
   * Null for people who are not in the room.
   */
  keepsakes: { link(place: Place): void; picture(): void; save(): void; evening(): void } | null;
  tell(entry: LogEntry): Sentence;
  seat: Seat | null;
  /** The notebook of this seat, or null if the device has none. Writing null deletes a page. */
  notebook: { pages: Pages; write(page: string, text: string | null): void } | null;
  /** False during the first render, in which only the frame is drawn, so that it appears sooner. */
  isWhole: boolean;
  /**
   * True while the match page shows a dialog, such as the list of missed events. No other dialog may open meanwhile.
   */
  isAsked: boolean;
  /** Reports whether this person has a form open (`on`). Bots wait until it is closed. */
  composing(on: boolean): void;
  /**
   * The public claims, or null in a game without claims. `clashes` is the number of contradictions, and `said` the
   * number of claims. `say.run` opens the claim form, and `say.pick` asks whether to make a claim. `say` is null for a
   * spectator. `say.why` is the reason why no claim can be made now, or null. `book` is the open ledger, or null. On a
   * desk, the ledger takes the place of the board and the next action.
   */
  ledger: {
    clashes: number;
    said: number;
    open(): void;
    say: { run(): void; pick(claim: PickedClaim): void; why: string | null } | null;
    book: { pages: ReactNode; actions: ReactNode } | null;
  } | null;
  /** The two screens of the seat, or null if it has only one. */
  screens: TwoScreens | null;
  /**
   * The button for raising a hand (`Hand`), and the speaker, shown as a line (`Line`) or, on a low screen, as an icon
   * (`Sign`). Null on a stage, and if no other person could listen.
   */
  floor: { Hand: ComponentType; Line: ComponentType; Sign: ComponentType } | null;
  /**
   * Null if this is not a practice table. `watch` speeds up the bots. It is null unless this player is out of the game.
   */
  practice: { watch: { isFast: boolean; toggle(): void } | null } | null;
  /**
   * The content of the private screen. Null if this device is not a private screen, or if the game does not define
   * private screens.
   */
  privateScreen: PrivateScreen | null;
  /**
   * Replaces the frame and parts of a table on a stage, with a layout for television. Null at a seat. `Captions` shows
   * the latest log entries. `Next` says who can start another match after this one.
   */
  stage: {
    Frame: ComponentType<TableFrameProps>;
    End: ComponentType<EndFrameProps>;
    Captions: ComponentType<{ hasClaims?: boolean }>;
    Ticket: ComponentType;
    Next: ComponentType;
  } | null;
}

/** The content of a seat's private screen, if the board defines `privateScreen`. */
export interface PrivateScreen {
  Frame: ComponentType<PrivateFrameProps>;
  /** A sentence about the current event and this seat's options. */
  sentence: string;
  /** Says what is under the cover, in the same words for every role. */
  label: string;
  card: ReactNode;
}

export interface PrivateFrameProps {
  frame: TableFrameProps;
  parts: SecretParts;
  /**
   * Draws the ordinary table with these tabs. They replace the table's tabs at the bottom or, if it has none, are
   * placed at the top.
   */
  table(tabs: (at: 'top' | 'foot') => ReactNode): ReactNode;
}

/** A screen with a layout for television. It gets all the space below the top bar, without captions or a column. */
export interface StageContent {
  /** The sentence in the bar. Default: the game's sentence about the current event. */
  sentence?: string | undefined;
  clock?: boolean | undefined;
  /** Text at the end of the top bar. Default: the room's code. Null for a screen with a `Ticket`. */
  corner?: string | null | undefined;
  main: ReactNode;
}

export interface EndFrameProps {
  logo: ReactNode;
  className?: string | undefined;
  /** A layout for television of the page after the match. If undefined, a stage scales the page to fit. */
  stage?: StageContent | undefined;
  children: ReactNode;
}

export const BoardContext = createContext<BoardContextValue | null>(null);

export function useBoardContext(): BoardContextValue {
  const context = useContext(BoardContext);
  if (!context) throw new Error('a board is drawn outside its match');
  return context;
}
