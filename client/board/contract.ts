import type { ComponentType, ReactNode } from 'react';
import type { Claim } from '#shared/claims.ts';
import type { CoachStep } from '#shared/coach.ts';
import type { Code, Seat, Viewer } from '#shared/ids.ts';
import type { Ledger } from '#shared/ledger.ts';
import type { LegalityOf } from '#shared/legality.ts';
import type { BaseView, LegalMoves, LogEntry, MoveArgs, Outcome } from '#shared/module.ts';
import type { ReplayStep } from '#shared/replay.ts';
import type { GameText, Names, Sentence } from '#shared/text.ts';
import type { Answer } from '#shared/wire.ts';
import type { ReplayMark } from './chrome/ReplayTrack';

/** Somebody who plays in this match. */
export interface Person {
  seat: Seat;
  name: string;
  face: string;
  /** The colour of the face, one for a person in the whole room: 0 to 11. */
  colour: number;
  you: boolean;
  host: boolean;
  online: boolean;
  bot: boolean;
  /** They play on two screens. */
  twoScreens?: boolean;
  /** What stands at the face, whatever the game: a raised hand, on the phone. `Face` draws it. */
  mark?: ReactNode;
}

export type Act<Moves extends MoveArgs> = { [M in keyof Moves]: (...args: Moves[M]) => Promise<Answer> };

/** What a board draws. It computes no rule of its own. */
export interface BoardProps<View, Moves extends MoveArgs> {
  /** What this seat may see, and nothing else. */
  view: View;
  /** Null: this device watches. */
  seat: Viewer;
  /** What this seat may do: `can`, `why`, `next` and `refusal` by the move's name. */
  legal: LegalityOf<Moves>;
  /** `act.move(...args)` sends a move. Each resolves to the server's answer; a refusal has already been shown as a toast. */
  act: Act<Moves>;
  /** Server time in ms, smooth, whatever the device's clock says. */
  now(): number;
  /** By seat, in seat order. */
  people: readonly Person[];
  /** The public log so far. */
  facts: readonly LogEntry[];
  /** Null: the match goes on. */
  outcome: Outcome | null;
}

/** One moment of the replay, through one pair of eyes. */
export interface MomentProps<View> {
  view: View;
  step: ReplayStep | null;
  /** Null: from above, everything face up; a seat: what it knew; 'open': what everybody knew. */
  eyes: Seat | 'open' | null;
  people: readonly Person[];
}

export interface IntroCard {
  title: string;
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

/** What a line of the log looks like while it is news: a slip of paper that says it, and what the board draws of it. */
export interface Scene {
  /** Whose doing it is; null: nobody's. Whoever did it gets no slip of it. */
  by: Seat | null;
  /** The game's own word for what it is. */
  kind: string;
  /** How long it plays, 500 to 1500 ms, before it rests for a moment. */
  ms: number;
  /** The words of its slip, of public facts alone; left out: the line of the log. */
  says?: (names: Names) => Sentence;
  /** A second line, of public facts too. */
  more?: (names: Names) => Sentence;
  /** Points it gives, in a ring at the end of the slip. */
  points?: number;
  /** What the board needs to draw it at its place; the board knows its type by `kind`. */
  play?: unknown;
  /** It is also a moment for whoever did it: it plays for them at once, and the board draws all of it. */
  isMoment?: boolean;
}

/** What a line of the log is about: its icon, its colour and its filter (`chrome/logBook.tsx`). */
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

/** How a game's log is drawn. */
export interface LogBook {
  /** By the code of a line. */
  kinds: Readonly<Record<Code, LogKind>>;
  /** Codes whose line is a heading over what comes after it: a day, a turn, a round. */
  headings: readonly Code[];
  /** Over the lines before the first heading. */
  opening: string;
  /** The kinds that can be asked for alone, in this order. */
  filters: readonly LogKind[];
}

/** What a game's own form for a claim gets. */
export interface ClaimFormProps<View> {
  view: View;
  people: readonly Person[];
  seat: Seat;
  /** Makes the claim and closes the form. */
  onClaim(kind: string, subject: string | null): void;
  onClose(): void;
}

/** What a game's folder says of its table; the client finds it by the folder alone. */
export interface BoardDefinition<View extends BaseView, Moves extends MoveArgs> {
  /** The table of one seat, or of whoever watches. */
  Board: ComponentType<BoardProps<View, Moves>>;
  /** One moment of the replay, and the end, through whichever eyes. */
  Moment: ComponentType<MomentProps<View>>;
  /** What the replay's track shows, on the page of a replay too: marks of steps, and the part a view belongs to. */
  replay?: { mark?: (step: ReplayStep) => ReplayMark | null; section?: (view: View) => string };
  /** The same as the game's definition has: buttons are lit by it. */
  legal: LegalMoves<View, Moves>;
  /** The game's sentences. */
  text: GameText<View>;
  /** One sentence a person can act on for each code the game refuses with. */
  refusals: Readonly<Record<Code, string>>;
  /** Three or four cards that a newcomer reads before the deal. */
  intro: readonly IntroCard[];
  /** Addresses of pictures that a table shows and that are files of their own: fetched while people gather. */
  pictures?: readonly string[];
  /**
   * What a line of the log looks like, from that line and the views before and after it; null: nobody needs to see it.
   * Pure. Left out: each line is a slip with its own words (`chrome/director`).
   */
  direct?: (entry: LogEntry, before: View, after: View, seat: Viewer) => Scene | null;
  /**
   * What the private one of a seat's two screens shows large. Which parts of the table stand under it, the frame is told
   * (`secretParts`). Left out: a private screen is the ordinary table.
   */
  privateScreen?: {
    /** What is under the cover, the same words for every role: "Your role, your contact, your calls". */
    label: string;
    /** Its open face: as many rows for every role. */
    Card: ComponentType<BoardProps<View, Moves>>;
  };
  /** The hints of a coached first match; the game's definition says which one that is (`lesson`). */
  coach?: readonly CoachStep<View>[];
  /** Its signs, headings and filters. Left out: the log is a plain list. */
  log?: LogBook;
  /** What people say for all to see, as a table by person and by subject. Left out: the game has no claims. */
  ledger?: Ledger<View, Claim, unknown>;
  /** Where things are claimed in a way of the game's own. Left out: lists of buttons, of the ledger's `offers`. */
  ClaimForm?: ComponentType<ClaimFormProps<View>>;
  /** The rules, in parts that open one by one. */
  rules: readonly RulesPart[];
  /** The part of the rules that fits this moment. */
  rulesFor(view: View, seat: Viewer): RulesPart['id'];
}

/** The default export of `games/<id>/board/index.tsx`. */
export function defineBoard<View extends BaseView, Moves extends MoveArgs>(
  board: BoardDefinition<View, Moves>,
): BoardDefinition<View, Moves> {
  return board;
}
