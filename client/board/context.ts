import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Seat } from '#shared/ids.ts';
import type { LogEntry } from '#shared/module.ts';
import type { Pages } from '#shared/notebook.ts';
import type { ClockMove, Pause } from '#shared/pause.ts';
import type { Replay } from '#shared/replay.ts';
import type { ChatLine, ReactionKind, Screen } from '#shared/room.ts';
import type { Sentence } from '#shared/text.ts';
import type { Answer } from '#shared/wire.ts';
import type { Place } from './chrome/replayPlace';
import type { SecretParts, TableFrameProps } from './chrome/TableFrame';
import type { LogBook, Person, RulesPart } from './contract';

/** A seat's two screens, as seen from one of them. */
export interface TwoScreens {
  mine: Screen;
  /** When the other screen disconnected, by this device's `performance.now()`. Null if that screen is connected. */
  awaySince: number | null;
  /** True while the table waits for this seat. */
  isTurn: boolean;
  swap(): void;
  /** Removes `screen`. The other screen becomes the seat's only one. */
  remove(screen: Screen): void;
  /** Asks for confirmation, then makes this public screen the seat's only one. */
  showHere(): void;
  /** Opens the sheet that explains both screens and lets the person change them. */
  openSheet(): void;
}

/** A log line in the game's words. */
export interface LoggedLine {
  entry: LogEntry;
  sentence: Sentence;
}

/**
 * The app's services for the frame around a board: chat, log, menus, replay. The match page (`client/match/`) provides
 * this context. The frame and its parts (`chrome/`) use it. Boards may use it too.
 */
export interface BoardContextValue {
  people: readonly Person[];
  log: readonly LoggedLine[];
  /** The game's style for its log, or null for a plain list. */
  logBook: LogBook | null;
  /** The number of lines since the log was last on screen. `see` marks the log as seen up to line `n`. */
  unseenLog: { count: number; see(n: number): void };
  chat: {
    /**
     * `on` is false if the host has turned chat off. `quiet` is true if chat is closed during this part of the game.
     */
    on: boolean;
    quiet: boolean;
    lines: readonly (ChatLine & { name: string; face: string; colour: number; mine: boolean })[];
    unread: number;
    say(text: string): Promise<Answer>;
    react(kind: ReactionKind): Promise<Answer>;
    /** Marks the chat as read. */
    seen(): void;
  };
  rules: { parts: readonly RulesPart[]; open(part?: string): void };
  /** Opens the table's menu: settings, move my seat, leave, and the host's controls. */
  openMenu(): void;
  /** Server time in ms. */
  now(): number;
  connection: 'live' | 'lost';
  isHost: boolean;
  /** Lets a bot play a seat until its person is back. Null unless this person is the host. */
  standIn: ((seat: Seat) => Promise<void>) | null;
  /**
   * The pause, or null unless the match is paused. The board's own `now` stays at the beginning of the pause. This
   * `now` is the server time in ms, which continues.
   */
  pause: (Pause & { now(): number }) | null;
  /**
   * For a person who is out: the seats that may still win, the one they have predicted or null, and `seal`, which sends
   * a prediction. Otherwise null.
   */
  prediction: { choices: readonly Seat[]; sealed: Seat | null; seal(winner: Seat): Promise<void> } | null;
  /** Pauses or resumes the match, or adds a minute. Null unless this person is the host. */
  moveClock: ((move: ClockMove) => Promise<void>) | null;
  /**
   * The matches played this evening, including this one once it is over, and each seat's points from them. `counts` is
   * false if this match gives no points.
   */
  totals: { played: number; points: Readonly<Record<Seat, number>>; counts: boolean };
  /** Starts another match. `why` is the reason why that is not possible yet, or null if it is possible. */
  again: { run(): Promise<void>; why: string | null };
  /** Goes back to the room to pick a game. */
  anotherGame(): void;
  loadReplay(): Promise<Replay>;
  /**
   * The check that deals a finished match again on this device. `row`: the journal row that the replay should show for
   * the check.
   */
  dealCheck: { open(): void; row: { n: number } | null };
  /**
   * Opens a finished match's link or picture, exports it, or opens the evening's page. Null for people outside the
   * room.
   */
  keepsakes: { link(place: Place): void; picture(): void; save(): void; evening(): void } | null;
  /** Puts any log entry into words. The replay uses this function. */
  tell(entry: LogEntry): Sentence;
  seat: Seat | null;
  /** The seat's notebook, or null if this device has none. Writing null deletes a page. */
  notebook: { pages: Pages; write(page: string, text: string | null): void } | null;
  /** False during the first render, which draws only the frame. The table is drawn a moment later. */
  isWhole: boolean;
  /**
   * True while a dialog of the match is above the table, because a bot played this seat or events were missed. Nothing
   * else may open then.
   */
  isAsked: boolean;
  /** Tells the match whether a form is open (`on`), so that bots wait until this person has finished. */
  composing(on: boolean): void;
  /**
   * The public claims, or null in a game without them. `clashes`: contradictions found, `said`: claims made. `say`
   * opens the claim form, unless `why` gives a reason why no claim can be made; null for a spectator. `book`: the open
   * ledger, drawn in place of the board and the next action on a desk; otherwise null.
   */
  ledger: {
    clashes: number;
    said: number;
    open(): void;
    say: { run(): void; why: string | null } | null;
    book: { pages: ReactNode; actions: ReactNode } | null;
  } | null;
  /** The seat's two screens, or null if this device is the seat's only screen. */
  screens: TwoScreens | null;
  /**
   * The hand button in the bar, and the line that shows the speaker (on a low screen an icon in the bar). Null on a
   * stage, or if there is no other person who could listen.
   */
  floor: { Hand: ComponentType; Line: ComponentType; Sign: ComponentType } | null;
  /** Null unless this is a practice table. `watch` is set for a player who is out, who may then speed up the bots. */
  practice: { watch: { isFast: boolean; toggle(): void } | null } | null;
  /** Null unless this device is a private screen and the game has parts for private screens. */
  privateScreen: PrivateScreen | null;
  /**
   * The frames of a stage, which replace a table's frame, and parts for screens that are laid out for a television.
   * Null at a seat. `Captions` are the latest log entries. `Next` says after a match who can start another one.
   */
  stage: {
    Frame: ComponentType<TableFrameProps>;
    End: ComponentType<EndFrameProps>;
    Captions: ComponentType<{ hasClaims?: boolean }>;
    Ticket: ComponentType;
    Next: ComponentType;
  } | null;
}

/** The content of a seat's private screen, for a game whose board defines it (`privateScreen`). */
export interface PrivateScreen {
  Frame: ComponentType<PrivateFrameProps>;
  /** A sentence about the current event and this seat's options. */
  sentence: string;
  /** Names what is under the cover, in the same words for every role. */
  label: string;
  /** The card's content, shown when uncovered. */
  card: ReactNode;
}

export interface PrivateFrameProps {
  frame: TableFrameProps;
  parts: SecretParts;
  /**
   * Draws the ordinary table with these tabs: at the bottom in place of the table's own tabs, or at the top if the
   * table has no tabs.
   */
  table(tabs: (at: 'top' | 'foot') => ReactNode): ReactNode;
}

/** A screen laid out for a television. It has all the room below the bar, without captions and without a column. */
export interface StageContent {
  /** The sentence in the bar. Default: the game's sentence about the current event. */
  sentence?: string | undefined;
  /** Whether the bar shows the time left. Default: true. */
  clock?: boolean | undefined;
  /** Text at the end of the bar, in place of the room's code. Null for a screen with a `Ticket`. */
  corner?: string | null | undefined;
  main: ReactNode;
}

/** The props that an end screen passes to its frame on a stage. */
export interface EndFrameProps {
  logo: ReactNode;
  className?: string | undefined;
  /** The end laid out for a television. Without it, the end screen is scaled to fit. */
  stage?: StageContent | undefined;
  children: ReactNode;
}

export const BoardContext = createContext<BoardContextValue | null>(null);

export function useBoardContext(): BoardContextValue {
  const context = useContext(BoardContext);
  if (!context) throw new Error('a board is drawn outside its match');
  return context;
}
