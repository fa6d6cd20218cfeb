import type { ComponentType, ReactNode } from 'react';
import type { BaseView, MoveArgs, Outcome } from '#shared/contract/module.ts';
import type { GameText } from '#shared/text/text.ts';
import type { BoardProps, MomentProps } from '../contract';
import { nameOf } from '../names';
import { EndDock } from './EndDock';
import css from './EndPage.module.css';
import { EndScreen } from './EndScreen';
import { ReplayPanel } from './ReplayPanel';
import { text } from './text';
import { useStoppedBy } from './useStoppedBy';

export interface EndPageProps<View> extends Pick<BoardProps<View, MoveArgs>, 'view' | 'seat' | 'people'> {
  outcome: Outcome;
  logo: ReactNode;
  headline: string;
  /** The game's sentences. `reason` returns the one that explains how the match ended. */
  words: GameText<View>;
  /** The id of the rules part about winning. */
  rulesPart: string;
  Moment: ComponentType<MomentProps<View>>;
  /** The secrets revealed at the end, shown above the replay. */
  children?: ReactNode;
}

/**
 * Draws the default page after a match: who won and why, buttons for another match, the revealed secrets, and the
 * replay. `Table` uses this page by default. For a different order, a board uses `EndScreen` instead.
 */
export function EndPage<View extends BaseView>(props: EndPageProps<View>) {
  const { outcome, seat, view, people, logo, headline, words, rulesPart, Moment, children } = props;
  const stopped = useStoppedBy(outcome);
  const own = outcome.winners.includes(seat ?? '') ? text.youWin : text.youLose;
  return (
    <EndScreen logo={logo} rulesPart={rulesPart} className={css.end}>
      <section className={css.win}>
        <h2>{outcome.cancelled ? stopped : headline}</h2>
        <p role="status">
          {seat !== null && !outcome.cancelled && <b>{own} </b>}
          {words.reason(outcome, nameOf(people), view)}
        </p>
        <EndDock className={css.dock} />
      </section>
      {!outcome.cancelled && children}
      <ReplayPanel<View> Moment={Moment} />
    </EndScreen>
  );
}
