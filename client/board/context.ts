import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
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
  /** When the other screen disconnected, by this device's `performance.now()`. Null if that screen is connected. */
  awaySince: number | null;
  isTurn: boolean;
  swap(): void;
  /** Removes `screen`, so that the seat has only one screen. */
  remove(screen: Screen): void;
  /** Asks for confirmation, then makes this public screen the seat's only screen. */
  showHere(): void;
  /** Opens the sheet that explains both screens and lets the person swap them. */
  openSheet(): void;
}

export interface LoggedLine {
  entry: LogEntry;
  sentence: Sentence;
}

/**
 * The app's services for the frame around a board: chat, log, menus, replay. The match page (`client/match/`) provides
 * them; `chrome/` and boards use them.
 */
export interface BoardContextValue {
  people: readonly Person[];
  log: readonly LoggedLine[];
  logBook: LogBook | null;
  /** The number of lines added since the log was last on screen. `see` marks the log as seen up to line `n`. */
  unseenLog: { count: number; see(n: number): void };
  chat: {
    /** `on` is false if the host has turned chat off. `quiet` is true while the game forbids chat. */
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
  /** Lets a bot play for an absent person until they return. Null unless this person is the host. */
  standIn: ((seat: Seat) => Promise<void>) | null;
  /**
   * The pause, or null unless the match is paused. During a pause, the board's `now` does not change, and `pause.now`
   * (server time in ms) keeps running.
   */
  pause: (Pause & { now(): number }) | null;
  /**
   * For a person who is out: the sides or players that may still win (`choices`), the id that this person predicted or
   * null (`sealed`), and `seal`, which sends a prediction. Otherwise null.
   */
  prediction: {
    choices: readonly ({ id: string; name: string } & Partial<Person>)[];
    sealed: string | null;
    seal(winner: string): Promise<void>;
  } | null;
  /** Pauses or resumes the match, or adds a minute. Null unless this person is the host. */
  moveClock: ((move: ClockMove) => Promise<void>) | null;
  /**
   * The number of matches played in this room's session, including this match once it is over, and each seat's points
   * from them. `counts` is false if this match gives no points.
   */
  totals: { played: number; points: Readonly<Record<Seat, number>>; counts: boolean };
  /** `run` starts another match. `why` says why no match can start yet, or is null. */
  again: { run(): Promise<void>; why: string | null };
  anotherGame(): void;
  loadReplay(): Promise<Replay>;
  /**
   * `open` opens the check that re-deals a finished match on this device. `row` is the journal row that the check wants
   * the replay to show, or null.
   */
  dealCheck: { open(): void; row: { n: number } | null };
  /**
   * Opens a finished match's link or picture, exports the match, or opens the page of the room's session. Null for
   * people outside the room.
   */
  keepsakes: { link(place: Place): void; picture(): void; save(): void; evening(): void } | null;
  tell(entry: LogEntry): Sentence;
  seat: Seat | null;
  /** The seat's notebook, or null if this device has none. Writing null deletes a page. */
  notebook: { pages: Pages; write(page: string, text: string | null): void } | null;
  /** False during the first render, which draws only the frame, so that the frame appears sooner. */
  isWhole: boolean;
  /** True while a dialog of the match is open, such as the list of missed events. Nothing else may open then. */
  isAsked: boolean;
  /** Reports whether a form is open (`on`), so that bots wait until this person has finished. */
  composing(on: boolean): void;
  /**
   * The public claims, or null in a game without them. `clashes` is the number of contradictions and `said` the number
   * of claims. `say` opens the claim form, or is null for a spectator. `why` is the reason why no claim can be made, or
   * null. `book` is the open ledger, which replaces the board and the next action on a desk, or null.
   */
  ledger: {
    clashes: number;
    said: number;
    open(): void;
    say: { run(): void; why: string | null } | null;
    book: { pages: ReactNode; actions: ReactNode } | null;
  } | null;
  /** The seat's two screens, or null for a seat with one screen. */
  screens: TwoScreens | null;
  /**
   * The hand-raising button (`Hand`), and the speaker as a line (`Line`) or, on a low screen, as an icon (`Sign`). Null
   * on a stage, or if no other person could listen.
   */
  floor: { Hand: ComponentType; Line: ComponentType; Sign: ComponentType } | null;
  /** Null unless this is a practice table. `watch` speeds up the bots, and is null unless this player is out. */
  practice: { watch: { isFast: boolean; toggle(): void } | null } | null;
  /** Null unless this device is a private screen and the game defines private screens. */
  privateScreen: PrivateScreen | null;
  /**
   * Replacements for a table's frame and parts on a stage, laid out for a television. Null at a seat. `Captions` shows
   * the latest log entries. `Next` says who can start the next match, once a match is over.
   */
  stage: {
    Frame: ComponentType<TableFrameProps>;
    End: ComponentType<EndFrameProps>;
    Captions: ComponentType<{ hasClaims?: boolean }>;
    Ticket: ComponentType;
    Next: ComponentType;
  } | null;
}

/** The content of a seat's private screen, for a board that defines `privateScreen`. */
export interface PrivateScreen {
  Frame: ComponentType<PrivateFrameProps>;
  /** A sentence about the current event and this seat's options. */
  sentence: string;
  /** Names what is under the cover, in the same words for every role. */
  label: string;
  card: ReactNode;
}

export interface PrivateFrameProps {
  frame: TableFrameProps;
  parts: SecretParts;
  /** Draws the ordinary table with these tabs: in place of its tabs at the bottom, or at the top if it has no tabs. */
  table(tabs: (at: 'top' | 'foot') => ReactNode): ReactNode;
}

/** A screen laid out for a television. The screen gets all the room below the bar, without captions or a column. */
export interface StageContent {
  /** The sentence in the bar. Default: the game's sentence about the current event. */
  sentence?: string | undefined;
  clock?: boolean | undefined;
  /** Text at the end of the bar. Default: the room's code. Null for a screen with a `Ticket`. */
  corner?: string | null | undefined;
  main: ReactNode;
}

export interface EndFrameProps {
  logo: ReactNode;
  className?: string | undefined;
  /** The end laid out for a television. Without this layout, a stage scales the end screen to fit. */
  stage?: StageContent | undefined;
  children: ReactNode;
}

export const BoardContext = createContext<BoardContextValue | null>(null);

export function useBoardContext(): BoardContextValue {
  const context = useContext(BoardContext);
  if (!context) throw new Error('a board is drawn outside its match');
  return context;
}
