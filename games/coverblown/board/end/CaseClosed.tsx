import { EndDock } from '#client/board/chrome/EndDock.tsx';
import { EndScreen } from '#client/board/chrome/EndScreen.tsx';
import { PointsTonight } from '#client/board/chrome/PointsTonight.tsx';
import { ReplayPanel } from '#client/board/chrome/ReplayPanel.tsx';
import type { Person } from '#client/board/contract.ts';
import { useWide } from '#client/ui/shape.tsx';
import type { Viewer } from '#shared/ids.ts';
import type { Outcome } from '#shared/module.ts';
import type { Names } from '#shared/text.ts';
import type { View } from '../../state';
import { DAY_NAMES, text } from '../../text';
import { Logo } from '../art/drawings';
import { DAY_SHORT, endText } from '../text';
import styles from './CaseClosed.module.css';
import { CaseFile } from './CaseFile';
import { Moment } from './Moment';
import { markOf } from './marks';

interface CaseClosedProps {
  view: View;
  seat: Viewer;
  outcome: Outcome;
  people: readonly Person[];
  names: Names;
}

/** The winners and the reason, everything revealed, and the replay of the week. */
export function CaseClosed({ view, seat, outcome, people, names }: CaseClosedProps) {
  const wide = useWide();
  return (
    <EndScreen logo={<Logo />} rulesPart="end" className={styles.end} barClassName={styles.bar}>
      <section className={styles.win}>
        <h1>{headline(view, outcome)}</h1>
        <p>
          {seat !== null && outcome.winners.length > 0 && (
            <b>{outcome.winners.includes(seat) ? endText.youWin : endText.youLose} </b>
          )}
          {text.reason(outcome, names, view)}
        </p>
        <EndDock className={styles.dock} />
      </section>
      {view.truth && <CaseFile truth={view.truth} people={people} solved={outcome.reason === 'case-solved'} />}
      <div className={styles.replay}>
        <PointsTonight outcome={outcome} people={people} />
        <ReplayPanel<View>
          Moment={Moment}
          mark={markOf}
          section={(moment) => (wide ? DAY_NAMES : DAY_SHORT)[moment.day]}
        />
      </div>
    </EndScreen>
  );
}

function headline({ truth }: View, { cancelled, winners }: Outcome): string {
  const [winner] = winners;
  if (cancelled || winner === undefined) return endText.stopped;
  return truth?.players[winner]?.role === 'dirty' ? endText.dirty : endText.honest;
}
