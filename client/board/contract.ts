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
  /** The colour of the face, 0 to 11. People in the same room have different colours. */
  colour: number;
  you: boolean;
  host: boolean;
  /** True for half a minute after the device has disconnected, so that short breaks are not shown. */
  online: boolean;
  /** True if the device is disconnected, even if the person still counts as online. */
  disconnected?: boolean;
  bot: boolean;
  /** True if the person plays on two screens. */
  twoScreens?: boolean;
  /** An icon that the platform draws on the face, such as a raised hand or a telephone. */
  mark?: ReactNode;
}

export type Act<Moves extends MoveArgs> = { [M in keyof Moves]: (...args: Moves[M]) => Promise<Answer> };

/** The props of a game's board. The board must not compute any rules itself. */
export interface BoardProps<View, Moves extends MoveArgs> {
  /** This seat's view, which contains only what the seat may see. */
  view: View;
  /** Null for a spectator. */
  seat: Viewer;
  /** This seat's legal moves. Each move has `can`, `why`, `next` and `refusal`. */
  legal: LegalityOf<Moves>;
  /**
   * `act.move(...args)` sends a move, and resolves to the server's answer. A refusal is shown automatically as a toast,
   * so the board does not have to show it.
   */
  act: Act<Moves>;
  /** Returns the current server time in ms, which does not depend on the device's clock. */
  now(): number;
  /** The players, in seat order. */
  people: readonly Person[];
  /** The public log so far. */
  facts: readonly LogEntry[];
  /** Null while the match is running. */
  outcome: Outcome | null;
}

/** The props of `Moment`, which draws one position of the replay as one viewer saw it. */
export interface MomentProps<View> {
  view: View;
  step: ReplayStep | null;
  /** The view that is drawn: a seat's, 'open' for what all viewers knew, or null for everything face up. */
  eyes: Seat | 'open' | null;
  people: readonly Person[];
}

export interface IntroCard {
  title: string;
  /** `**bold**` is drawn bold. */
  text: string;
  art?: ComponentType;
}

/** A part of the rules, with its heading. */
export interface RulesPart {
  id: string;
  title: string;
  /** The text as Markdown, from `rules.md`. Can contain paragraphs, lists and bold text. */
  text: string;
}

/** The presentation of a new log line: a slip of paper with words, and optionally a drawing by the board. */
export interface Scene {
  /** The seat that acted, or null. This seat does not see the slip. */
  by: Seat | null;
  /** The kind of scene. The game chooses the names. */
  kind: string;
  /** The playing time in ms, from 500 to 1500. The scene then stays on screen a little longer. */
  ms: number;
  /** The words on the slip, made from public facts only. Default: the log line. */
  says?: (names: Names) => Sentence;
  /** A second line, made from public facts only. */
  more?: (names: Names) => Sentence;
  /** Points that the seat won or lost, shown in a ring at the end of the slip. */
  points?: number;
  /** The data from which the board draws the scene. Its type depends on `kind`. */
  play?: unknown;
  /**
   * If true, the scene also plays for the seat that acted, before all waiting scenes. The board draws the whole scene.
   */
  isMoment?: boolean;
}

/** The subject of a log line. It decides which icon, colour and filter the line has (`chrome/logBook.tsx`). */
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

/** The headings, icons and filters of a game's log. */
export interface LogBook {
  /** The kind of each log line, by the line's code. */
  kinds: Readonly<Record<Code, LogKind>>;
  /** Codes of log lines that serve as headings for the lines after them, such as a new day, turn or round. */
  headings: readonly Code[];
  /** The heading for lines that come before the first heading in the log. */
  opening: string;
  /** The kinds that have a filter, in the order of the filters. */
  filters: readonly LogKind[];
}

/** The props of a game's form for making claims. */
export interface ClaimFormProps<View> {
  view: View;
  people: readonly Person[];
  seat: Seat;
  /** Makes the claim and closes the form. */
  onClaim(kind: string, subject: string | null): void;
  onClose(): void;
}

/** A game's board. The client imports it as the default export of `games/<id>/board/`. */
export interface BoardDefinition<View extends BaseView, Moves extends MoveArgs> {
  /** Draws the table for one seat or a spectator. */
  Board: ComponentType<BoardProps<View, Moves>>;
  /** Draws one position of the replay in any viewer's view. */
  Moment: ComponentType<MomentProps<View>>;
  /**
   * Labels on the track of the replay: the mark for a step, and the name of the part of the match to which a view
   * belongs.
   */
  replay?: { mark?: (step: ReplayStep) => ReplayMark | null; section?: (view: View) => string };
  /** The `legal` from the game's definition. It decides which buttons are enabled. */
  legal: LegalMoves<View, Moves>;
  /** The game's sentences. */
  text: GameText<View>;
  /** A sentence for each refusal code of the game. It should tell the person what to do. */
  refusals: Readonly<Record<Code, string>>;
  /** One line above the intro cards, such as a question. Default: “First time playing …?” */
  headline?: string;
  /**
   * Four cards that introduce the game: the goal, how to win, what you do, and what the other players do. Each has at
   * most 28 words.
   */
  intro: readonly IntroCard[];
  /** The URLs of the table's picture files. They are preloaded while people gather in the room. */
  pictures?: readonly string[];
  /**
   * Returns the scene that presents a log line, or null for none. `before` and `after` are the views before and after
   * the change. Must be pure. Default: a slip with the words of the log line (`chrome/director`).
   */
  direct?: (entry: LogEntry, before: View, after: View, seat: Viewer) => Scene | null;
  /**
   * The large card on a seat's private screen, above the frame's `secretParts`. If undefined, a private screen shows
   * the ordinary table.
   */
  privateScreen?: {
    /** Says what is under the cover, in the same words for every role: "Your role, your contact, your calls". */
    label: string;
    /** The content of the card when it is uncovered. It must have the same number of rows for every role. */
    Card: ComponentType<BoardProps<View, Moves>>;
  };
  /**
   * The goal and the hints of the coached first match. Its deal and its bots are defined by `lesson` in the game
   * definition.
   */
  coach?: Coach<View>;
  /** The icons, headings and filters of the log. Default: a plain list. */
  log?: LogBook;
  /** The public claims, as a table of people and subjects. Omit this property in a game without claims. */
  ledger?: Ledger<View, Claim, unknown>;
  /** The game's form for making claims. Default: buttons for the `offers` of the ledger. */
  ClaimForm?: ComponentType<ClaimFormProps<View>>;
  /**
   * Returns the story of a finished match, made from the last public view and the public log. Returns null if the match
   * is still running or does not count. Default: no story.
   */
  story?: (view: View, facts: readonly LogEntry[], names: Names) => Story | null;
  /** The rules, in parts. */
  rules: readonly RulesPart[];
  /** Returns the id of the rules part that applies to this moment of the match. */
  rulesFor(view: View, seat: Viewer): RulesPart['id'];
}

/** Defines a game's board, for the default export of `games/<id>/board/index.tsx`. */
export function defineBoard<View extends BaseView, Moves extends MoveArgs>(
  board: BoardDefinition<View, Moves>,
): BoardDefinition<View, Moves> {
  return board;
}
