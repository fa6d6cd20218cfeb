import { useEffect, useRef } from 'react';
import { EndDock } from '../../../../client/board/chrome/EndDock';
import { ReactionBurst } from '../../../../client/board/chrome/ReactionBurst';
import { ReplayPanel } from '../../../../client/board/chrome/ReplayPanel';
import { ChatButton } from '../../../../client/board/chrome/TalkButton';
import { TopBar } from '../../../../client/board/chrome/TopBar';
import { useBoardContext } from '../../../../client/board/context';
import type { Person } from '../../../../client/board/contract';
import { useWide } from '../../../../client/ui/media';
import type { Outcome } from '../../../../shared/module';
import type { Names } from '../../../../shared/text';
import type { View } from '../../state';
import { DAY_NAMES, text } from '../../text';
import { Logo } from '../art/drawings';
import { DAY_SHORT, endText } from '../text';
import { CaseFile } from './CaseFile';
import styles from './EndScreen.module.css';
import { Moment } from './Moment';
import { markOf } from './marks';

interface EndScreenProps {
  view: View;
  outcome: Outcome;
  people: readonly Person[];
  names: Names;
}

/** Who won and why, everything revealed, and the week once more. */
export function EndScreen({ view, outcome, people, names }: EndScreenProps) {
  const { now } = useBoardContext();
  const main = useRef<HTMLElement>(null);
  const wide = useWide();
  useEffect(() => {
    document.scrollingElement?.scrollTo(0, 0);
    // The table is gone, and with it whatever had the keyboard.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main ref={main} className={styles.end} tabIndex={-1}>
      <div className={styles.bar}>
        <TopBar logo={<Logo />} endsAt={null} clockNow={now} rulesPart="end" buttons={<ChatButton />} />
      </div>
      <section className={styles.win}>
        <h1>{headline(view, outcome)}</h1>
        <p>{text.reason(outcome, names, view)}</p>
        <EndDock className={styles.dock} />
      </section>
      {view.truth && <CaseFile truth={view.truth} people={people} solved={outcome.reason === 'case-solved'} />}
      <div className={styles.replay}>
        <ReplayPanel<View>
          Moment={Moment}
          mark={markOf}
          section={(moment) => (wide ? DAY_NAMES : DAY_SHORT)[moment.day]}
        />
      </div>
      <ReactionBurst />
    </main>
  );
}

function headline({ truth }: View, { cancelled, winners }: Outcome): string {
  const [winner] = winners;
  if (cancelled || winner === undefined) return endText.stopped;
  return truth?.players[winner]?.role === 'dirty' ? endText.dirty : endText.honest;
}
