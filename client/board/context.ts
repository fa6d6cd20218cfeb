import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Seat } from '#shared/ids.ts';
import type { LogEntry } from '#shared/module.ts';
import type { Pages } from '#shared/notebook.ts';
import type { Replay } from '#shared/replay.ts';
import type { ChatLine, ReactionKind, Screen } from '#shared/room.ts';
import type { Sentence } from '#shared/text.ts';
import type { Answer } from '#shared/wire.ts';
import type { Place } from './chrome/replayPlace';
import type { SecretParts, TableFrameProps } from './chrome/TableFrame';
import type { LogBook, Person, RulesPart } from './contract';

/** A seat on two screens, as one of them shows it. */
export interface TwoScreens {
  mine: Screen;
  /** Since when the other one has been away, as this device saw it and by its `performance.now()`; null: it is here. */
  awaySince: number | null;
  swap(): void;
  /** Takes that one out; the other is all of the seat. */
  remove(screen: Screen): void;
  /** Asks once whether this open screen is to be all of the seat. */
  showHere(): void;
  /** What each of them is, and how it changes. */
  openSheet(): void;
}

/** A line of the log, in the words of the game. */
export interface LoggedLine {
  entry: LogEntry;
  sentence: Sentence;
}

/**
 * What the frame around a board needs from the app: chat, log, menus, replay. The page of a match (`client/match/`)
 * provides it, the frame and its parts (`chrome/`) use it, and a board may.
 */
export interface BoardContextValue {
  people: readonly Person[];
  log: readonly LoggedLine[];
  /** How the game wants its log drawn; null: as a plain list. */
  logBook: LogBook | null;
  /** Lines that came since the log was last on screen; `see` says that it is, up to line `n`. */
  unseenLog: { count: number; see(n: number): void };
  chat: {
    /** False: the host has switched chat off. `quiet`: chat is closed for this part of the game. */
    on: boolean;
    quiet: boolean;
    lines: readonly (ChatLine & { name: string; face: string; colour: number; mine: boolean })[];
    unread: number;
    say(text: string): Promise<Answer>;
    react(kind: ReactionKind): Promise<Answer>;
    /** The chat is on screen: unread falls to none. */
    seen(): void;
  };
  rules: { parts: readonly RulesPart[]; open(part?: string): void };
  /** The table's menu: settings, move my seat, leave, and the host's controls. */
  openMenu(): void;
  /** Server time in ms. */
  now(): number;
  connection: 'live' | 'lost';
  isHost: boolean;
  /** Lets a bot play that seat until its person is back; null: only the host may. */
  standIn: ((seat: Seat) => Promise<void>) | null;
  /** Since this room was opened: matches played, this one included once it is over, and points in this game by seat. */
  totals: { played: number; points: Readonly<Record<Seat, number>> };
  /** Starts another match. `why` says why that is not possible yet; null: it is. */
  again: { run(): Promise<void>; why: string | null };
  /** Back to the room to pick a game. */
  anotherGame(): void;
  loadReplay(): Promise<Replay>;
  /** The deal of a finished match, dealt again on this device. `row`: where the replay goes, as the check asked. */
  dealCheck: { open(): void; row: { n: number } | null };
  /** What one takes along from a finished match: each opens, saves or goes there. Null: for people of the room alone. */
  keepsakes: { link(place: Place): void; picture(): void; save(): void; evening(): void } | null;
  /** Puts a line of the log into words, at any moment; the replay needs it. */
  tell(entry: LogEntry): Sentence;
  seat: Seat | null;
  /** What this seat has written down, and how it writes (null takes a page out); null: this device has no notebook. */
  notebook: { pages: Pages; write(page: string, text: string | null): void } | null;
  /** False while the table is drawn for the first time: what stands around it comes first, the table a moment after. */
  isWhole: boolean;
  /** A dialog of the match lies over the table (a bot has stood in, what was missed): nothing else may come up. */
  isAsked: boolean;
  /** Says that a form is open (true) or closed, so that bots let this person finish. */
  composing(on: boolean): void;
  /**
   * What was said for all to see; null: the game has no claims. `clashes`: contradictions found, `said`: claims made.
   * `say` opens the form for one, unless there is a reason why not, in words (`why`); null: this device watches. `book`:
   * it lies open in the place of the board and of the next action, as on a desk.
   */
  ledger: {
    clashes: number;
    said: number;
    open(): void;
    say: { run(): void; why: string | null } | null;
    book: { pages: ReactNode; actions: ReactNode } | null;
  } | null;
  /** This device is one of its seat's two screens; null: it is all of the seat. */
  screens: TwoScreens | null;
  /**
   * The hand that is raised at the bar, and the line of who speaks, which is a sign in the bar of a low screen; null:
   * nobody else is here to listen, or it is a stage.
   */
  floor: { Hand: ComponentType; Line: ComponentType; Sign: ComponentType } | null;
  /** Null: no practice table. `watch` is there for whoever is out of the game and may let the bots hurry. */
  practice: { watch: { isFast: boolean; toggle(): void } | null } | null;
  /** Null: this device is no private screen, or the game has nothing of its own for one. */
  privateScreen: PrivateScreen | null;
  /** The frames of a stage, which stand around the board instead of a table's; null: somebody sits here. */
  stage: { Frame: ComponentType<TableFrameProps>; End: ComponentType<EndFrameProps> } | null;
}

/** What the private one of a seat's two screens shows, for a game whose board says so (`privateScreen`). */
export interface PrivateScreen {
  Frame: ComponentType<PrivateFrameProps>;
  /** What is happening and what this seat can do now. */
  sentence: string;
  /** What is under the covered card, in words that are the same for every role. */
  label: string;
  /** Its open face. */
  card: ReactNode;
}

export interface PrivateFrameProps {
  frame: TableFrameProps;
  parts: SecretParts;
  /** The table as anybody has it, with these tabs: at its foot in place of its own, or where it has none, at its top. */
  table(tabs: (at: 'top' | 'foot') => ReactNode): ReactNode;
}

/** What an end screen gives the frame around it. */
export interface EndFrameProps {
  logo: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export const BoardContext = createContext<BoardContextValue | null>(null);

export function useBoardContext(): BoardContextValue {
  const context = useContext(BoardContext);
  if (!context) throw new Error('a board is drawn outside its match');
  return context;
}
