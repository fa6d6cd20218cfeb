import type { ComponentType, ReactNode } from 'react';
import type { BaseView, MoveArgs, Outcome } from '#shared/module.ts';
import type { GameText } from '#shared/text.ts';
import type { BoardProps, MomentProps } from '../contract';
import { nameOf } from '../names';
import { EndDock } from './EndDock';
import css from './EndPage.module.css';
import { EndScreen } from './EndScreen';
import { ReplayPanel } from './ReplayPanel';
import { text } from './text';

export interface EndPageProps<View> extends Pick<BoardProps<View, MoveArgs>, 'view' | 'seat' | 'people'> {
  outcome: Outcome;
  logo: ReactNode;
  /** Who won, in a few large words. */
  headline: string;
  /** Says why, in its `reason`. */
  words: GameText<View>;
  /** The part of the rules that says who wins. */
  rulesPart: string;
  Moment: ComponentType<MomentProps<View>>;
  /** What is revealed, between that and the replay. */
  children?: ReactNode;
}

/**
 * The usual end of a match: who won and why, once more or another game, what is revealed, and the match step by step. A
 * `Table` draws it; a board that wants another order puts its own parts into an `EndScreen`.
 */
export function EndPage<View extends BaseView>(props: EndPageProps<View>) {
  const { outcome, seat, view, people, logo, headline, words, rulesPart, Moment, children } = props;
  const own = outcome.winners.includes(seat ?? '') ? text.youWin : text.youLose;
  return (
    <EndScreen logo={logo} rulesPart={rulesPart} className={css.end}>
      <section className={css.win}>
        <h2>{outcome.cancelled ? text.stopped : headline}</h2>
        <p role="status">
          {seat !== null && !outcome.cancelled && <b>{own} </b>}
          {words.reason(outcome, nameOf(people), view)}
        </p>
        <EndDock className={css.dock} />
      </section>
      {children}
      <ReplayPanel<View> Moment={Moment} />
    </EndScreen>
  );
}
