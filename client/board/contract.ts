import type { ComponentType, ReactNode } from 'react';
import type { Claim } from '#shared/claims.ts';
import type { Coach } from '#shared/coach.ts';
import type { Code, Seat, Viewer } from '#shared/ids.ts';
import type { Ledger } from '#shared/ledger.ts';
import type { LegalityOf } from '#shared/legality.ts';
import type { BaseView, LegalMoves, LogEntry, MoveArgs, Outcome } from '#shared/module.ts';
import type { ReplayStep } from '#shared/replay.ts';
import type { Story } from '#shared/story.ts';
import type { GameText, Names, Sentence } from '#shared/text.ts';
import type { Answer } from '#shared/wire.ts';
import type { ReplayMark } from './chrome/ReplayTrack';

/** A player in this match. */
export interface Person {
  seat: Seat;
  name: string;
  face: string;
  /** The face's colour, unique for a person in the room: 0 to 11. */
  colour: number;
  you: boolean;
  host: boolean;
  online: boolean;
  bot: boolean;
  /** True if the person plays on two screens. */
  twoScreens?: boolean;
  /** The platform's mark on the face, such as a raised hand or a telephone. `Face` draws it. */
  mark?: ReactNode;
}

export type Act<Moves extends MoveArgs> = { [M in keyof Moves]: (...args: Moves[M]) => Promise<Answer> };

/** A board's props. A board computes no rules itself. */
export interface BoardProps<View, Moves extends MoveArgs> {
  /** This seat's view, which contains only what the seat may see. */
  view: View;
  /** Null for a spectator. */
  seat: Viewer;
  /** This seat's legal moves: `can`, `why`, `next` and `refusal` by the move's name. */
  legal: LegalityOf<Moves>;
  /**
   * `act.move(...args)` sends a move. It resolves to the server's answer; a refusal has already been shown as a toast.
   */
  act: Act<Moves>;
  /** Server time in ms. It runs smoothly and does not depend on the device's clock. */
  now(): number;
  /** The players, in seat order. */
  people: readonly Person[];
  /** The public log so far. */
  facts: readonly LogEntry[];
  /** Null while the match is running. */
  outcome: Outcome | null;
}

/** One moment of the replay, in one viewer's view. */
export interface MomentProps<View> {
  view: View;
  step: ReplayStep | null;
  /**
   * The viewer whose view is shown. Null shows everything face up, a seat shows what that seat knew, and 'open' shows
   * what all viewers knew.
   */
  eyes: Seat | 'open' | null;
  people: readonly Person[];
}

export interface IntroCard {
  title: string;
  /** `**bold**` is drawn bold. */
  text: string;
  art?: ComponentType;
}

/** A part of the rules, with its own heading. */
export interface RulesPart {
  id: string;
  title: string;
  /** Markdown of `rules.md`: paragraphs, lists, bold. */
  text: string;
}

/** The presentation of a new log line: a slip of paper with the line's words, and optionally a drawing by the board. */
export interface Scene {
  /** The seat that acted, or null if no seat did. That seat gets no slip. */
  by: Seat | null;
  /** The game's name for this kind of scene. */
  kind: string;
  /** Playing time, 500 to 1500 ms, after which the scene stays for a moment. */
  ms: number;
  /** The slip's words, from public facts alone. Default: the log line. */
  says?: (names: Names) => Sentence;
  /** A second line, also from public facts. */
  more?: (names: Names) => Sentence;
  /** Points that the seat won or lost, shown in a ring at the end of the slip. */
  points?: number;
  /** The board's data for drawing the scene in place. `kind` tells the board which type it has. */
  play?: unknown;
  /** If true, the scene also plays for the seat that acted, without waiting. The board then draws the whole scene. */
  isMoment?: boolean;
}

/** The subject of a log line, which decides the line's icon, colour and filter (`chrome/logBook.tsx`). */
export type LogKind =
  | 'call'
  | 'card'
  | 'claim'
  | 'code'
  | 'die'
  | 'end'
  | 'gun'
  | 'hint'
  | 'look'
  | 'mission'
  | 'move'
  | 'plan'
  | 'role'
  | 'shot'
  | 'suspicion'
  | 'time'
  | 'verdict'
  | 'vote';

/** The style of a game's log. */
export interface LogBook {
  /** The kind of each log line, by the line's code. */
  kinds: Readonly<Record<Code, LogKind>>;
  /** Codes whose line is a heading for what follows: a day, a turn, a round. */
  headings: readonly Code[];
  /** The heading of the lines before the first heading. */
  opening: string;
  /** The kinds that have a filter, in the order of the filters. */
  filters: readonly LogKind[];
}

/** The props of a game's own claim form. */
export interface ClaimFormProps<View> {
  view: View;
  people: readonly Person[];
  seat: Seat;
  /** Makes the claim and closes the form. */
  onClaim(kind: string, subject: string | null): void;
  onClose(): void;
}

/** A game's board, as defined in its folder. The client finds the board by its folder alone. */
export interface BoardDefinition<View extends BaseView, Moves extends MoveArgs> {
  /** Draws the table for one seat or a spectator. */
  Board: ComponentType<BoardProps<View, Moves>>;
  /** Draws one moment of the replay, or the end, in any viewer's view. */
  Moment: ComponentType<MomentProps<View>>;
  /** Labels on the track of a replay: the marks of steps, and the part of the game that a view belongs to. */
  replay?: { mark?: (step: ReplayStep) => ReplayMark | null; section?: (view: View) => string };
  /** The same `legal` as in the game's definition. It decides which buttons are enabled. */
  legal: LegalMoves<View, Moves>;
  /** The game's sentences. */
  text: GameText<View>;
  /** A sentence for each of the game's refusal codes, which tells the person what to do. */
  refusals: Readonly<Record<Code, string>>;
  /** One line above the intro cards, such as a question. Default: “First time playing …?” */
  headline?: string;
  /**
   * Four cards that a newcomer reads before the deal: the goal, how to win, what a player does, and what the other
   * players do. Each has at most 28 words.
   */
  intro: readonly IntroCard[];
  /** URLs of pictures on the table that are separate files. They are preloaded while people gather. */
  pictures?: readonly string[];
  /**
   * Returns a log line's scene, made from the line and the views before and after it, or null to show nothing. Pure.
   * Default:
   * each line is a slip with its own words (`chrome/director`).
   */
  direct?: (entry: LogEntry, before: View, after: View, seat: Viewer) => Scene | null;
  /**
   * The large card on a seat's private screen. The frame's `secretParts` are shown below it. If left out, a private
   * screen shows the ordinary table.
   */
  privateScreen?: {
    /** Names what is under the cover, in the same words for every role: "Your role, your contact, your calls". */
    label: string;
    /** The card's content, shown when uncovered. It has the same number of rows for every role. */
    Card: ComponentType<BoardProps<View, Moves>>;
  };
  /** The goal and the hints for the coached first match. The deal and the bot are in the definition's `lesson`. */
  coach?: Coach<View>;
  /** The log's icons, headings and filters. Default: the log is a plain list. */
  log?: LogBook;
  /** The public claims as a table by person and by subject. Leave it out in a game without claims. */
  ledger?: Ledger<View, Claim, unknown>;
  /** The game's own claim form. Default: lists of buttons from the ledger's `offers`. */
  ClaimForm?: ComponentType<ClaimFormProps<View>>;
  /**
   * Returns the story of a finished match, told from the last public view and the public log, or null while the match
   * is not over. Default: there is no story.
   */
  story?: (view: View, facts: readonly LogEntry[], names: Names) => Story | null;
  /** The rules, in parts. */
  rules: readonly RulesPart[];
  /** Returns the id of the rules part that fits this moment. */
  rulesFor(view: View, seat: Viewer): RulesPart['id'];
}

/** Defines a game's board, for the default export of `games/<id>/board/index.tsx`. */
export function defineBoard<View extends BaseView, Moves extends MoveArgs>(
  board: BoardDefinition<View, Moves>,
): BoardDefinition<View, Moves> {
  return board;
}
