import type { ComponentType } from 'react';
import type { CoachStep } from '../../shared/coach';
import type { Code, Seat, Viewer } from '../../shared/ids';
import type { LegalityOf } from '../../shared/legality';
import type { BaseView, LegalMoves, MoveArgs, Outcome, Told } from '../../shared/module';
import type { ReplayStep } from '../../shared/replay';
import type { GameText } from '../../shared/text';
import type { Answer } from '../../shared/wire';

/** Somebody who plays in this match. */
export interface Person {
  seat: Seat;
  name: string;
  face: string;
  you: boolean;
  host: boolean;
  online: boolean;
  bot: boolean;
}

export type Act<Moves extends MoveArgs> = { [M in keyof Moves]: (...args: Moves[M]) => Promise<Answer> };

/** What a board draws. It computes no rule of its own. */
export interface BoardProps<View, Moves extends MoveArgs> {
  view: View;
  /** Null: this device watches. */
  seat: Viewer;
  legal: LegalityOf<Moves>;
  /** Each resolves to the server's answer; a refusal has already been shown as a toast. */
  act: Act<Moves>;
  /** Server time in ms, smooth, whatever the device's clock says. */
  now(): number;
  /** By seat, in seat order. */
  people: readonly Person[];
  told: readonly Told[];
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

export interface BoardDefinition<View extends BaseView, Moves extends MoveArgs> {
  Board: ComponentType<BoardProps<View, Moves>>;
  Moment: ComponentType<MomentProps<View>>;
  legal: LegalMoves<View, Moves>;
  text: GameText<View>;
  /** One sentence a person can act on for each code the game refuses with. */
  refusals: Readonly<Record<Code, string>>;
  intro: readonly IntroCard[];
  /** The hints of a coached first match; the game's definition says which one that is (`lesson`). */
  coach?: readonly CoachStep<View>[];
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
