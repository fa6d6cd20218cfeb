import type { ComponentType, ReactNode } from 'react';
import type { Claim } from '#shared/claims/claims.ts';
import type { Ledger } from '#shared/claims/ledger.ts';
import type { Coach } from '#shared/contract/coach.ts';
import type { BaseView, LegalMoves, LogEntry, MoveArgs, Outcome } from '#shared/contract/module.ts';
import type { Code, Seat, Viewer } from '#shared/ids.ts';
import type { LegalityOf } from '#shared/legality/legality.ts';
import type { ReplayStep } from '#shared/replay/replay.ts';
import type { Story } from '#shared/text/story.ts';
import type { GameText, Names, Sentence } from '#shared/text/text.ts';
import type { Answer } from '#shared/wire/wire.ts';
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
  /** An icon that the platform puts on the face, such as a raised hand or a telephone. */
  mark?: ReactNode;
}

export type Act<Moves extends MoveArgs> = { [M in keyof Moves]: (...args: Moves[M]) => Promise<Answer> };

/** The props of a game's board. The board computes no rules itself. */
export interface BoardProps<View, Moves extends MoveArgs> {
  /** This seat's view, which contains only what the seat may see. */
  view: View;
  /** Null for a spectator. */
  seat: Viewer;
  /** This seat's legal moves. Each move has `can`, `why`, `next` and `refusal`. */
  legal: LegalityOf<Moves>;
  /**
   * `act.move(...args)` sends a move and resolves to the server's answer. Refusals are shown as toasts, so the board
   * need not handle them.
   */
  act: Act<Moves>;
  /** Returns server time in ms, independent of the device's clock. */
  now(): number;
  /** The players, in seat order. */
  people: readonly Person[];
  /** The public log so far. */
  facts: readonly LogEntry[];
  /** Null while the match is running. */
  outcome: Outcome | null;
}

/** The props of `Moment`, which draws one position of the replay in one viewer's view. */
export interface MomentProps<View> {
  view: View;
  step: ReplayStep | null;
  /** The view that is shown: a seat's view, 'open' for what all viewers knew, or null for everything face up. */
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
  /** Markdown from `rules.md`: paragraphs, lists, bold. */
  text: string;
}

/** The presentation of a new log line: a slip of paper with words, and optionally a drawing by the board. */
export interface Scene {
  /** The seat that acted, or null. That seat sees no slip. */
  by: Seat | null;
  /** A name for this type of scene, chosen by the game. */
  kind: string;
  /** Playing time in ms, 500 to 1500. Afterwards the scene stays on screen a little longer. */
  ms: number;
  /** The slip's words, from public facts only. Default: the log line. */
  says?: (names: Names) => Sentence;
  /** A second line, from public facts only. */
  more?: (names: Names) => Sentence;
  /** Points that the seat won or lost, shown in a ring at the end of the slip. */
  points?: number;
  /** The board's data for drawing the scene. Its type depends on `kind`. */
  play?: unknown;
  /** If true, the scene also plays for the seat that acted, before waiting scenes, and the board draws all of it. */
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
  /** Codes of log lines that are headings for the lines after them: a day, a turn, a round. */
  headings: readonly Code[];
  /** The heading for lines before the first logged heading. */
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

/** A game's board. The client imports it from `games/<id>/board/`, which must export it by default. */
export interface BoardDefinition<View extends BaseView, Moves extends MoveArgs> {
  /** Draws the table for one seat or a spectator. */
  Board: ComponentType<BoardProps<View, Moves>>;
  /** Draws one position of the replay in any viewer's view. */
  Moment: ComponentType<MomentProps<View>>;
  /** Labels on the replay's track: the mark of a step, and the name of the section that a view belongs to. */
  replay?: { mark?: (step: ReplayStep) => ReplayMark | null; section?: (view: View) => string };
  /** The `legal` of the game's definition. It decides which buttons are enabled. */
  legal: LegalMoves<View, Moves>;
  /** The game's sentences. */
  text: GameText<View>;
  /** A sentence for each of the game's refusal codes, telling the person what to do. */
  refusals: Readonly<Record<Code, string>>;
  /** One line above the intro cards, such as a question. Default: “First time playing …?” */
  headline?: string;
  /**
   * Four cards for newcomers: the goal, how to win, what you do, and what the other players do. Each has at most 28
   * words.
   */
  intro: readonly IntroCard[];
  /** URLs of the table's picture files, preloaded while people gather in the room. */
  pictures?: readonly string[];
  /**
   * Returns the scene for a log line, or null for none. `before` and `after` are the views around that line. Must be
   * pure. Default: a slip with the line's words (`chrome/director`).
   */
  direct?: (entry: LogEntry, before: View, after: View, seat: Viewer) => Scene | null;
  /**
   * The large card on a seat's private screen, above the frame's `secretParts`. Without this card, a private screen
   * shows the ordinary table.
   */
  privateScreen?: {
    /** Names what is under the cover, in the same words for every role: "Your role, your contact, your calls". */
    label: string;
    /** The card's content when uncovered. It must have the same number of rows for every role. */
    Card: ComponentType<BoardProps<View, Moves>>;
  };
  /**
   * The goal and the hints of the coached first match. The definition's `lesson` sets the deal and the bots of that
   * match.
   */
  coach?: Coach<View>;
  /** The log's icons, headings and filters. Default: a plain list. */
  log?: LogBook;
  /** The public claims as a table of people and subjects. Leave this out in a game without claims. */
  ledger?: Ledger<View, Claim, unknown>;
  /** The game's own claim form. Default: buttons for the ledger's `offers`. */
  ClaimForm?: ComponentType<ClaimFormProps<View>>;
  /**
   * Returns the story of a finished match from the last public view and the public log, or null if the match is still
   * running or does not count. Default: no story.
   */
  story?: (view: View, facts: readonly LogEntry[], names: Names) => Story | null;
  /** The rules, in parts. */
  rules: readonly RulesPart[];
  /** Returns the id of the rules part to open at this moment of the match. */
  rulesFor(view: View, seat: Viewer): RulesPart['id'];
}

/** Defines a game's board, for the default export of `games/<id>/board/index.tsx`. */
export function defineBoard<View extends BaseView, Moves extends MoveArgs>(
  board: BoardDefinition<View, Moves>,
): BoardDefinition<View, Moves> {
  return board;
}
