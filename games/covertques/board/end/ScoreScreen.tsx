import { useEffect } from 'react';
import { EndDock } from '../../../../client/board/chrome/EndDock';
import { ReactionBurst } from '../../../../client/board/chrome/ReactionBurst';
import { ReplayPanel } from '../../../../client/board/chrome/ReplayPanel';
import { ChatButton } from '../../../../client/board/chrome/TalkButton';
import { TopBar } from '../../../../client/board/chrome/TopBar';
import { useBoardContext } from '../../../../client/board/context';
import type { Person } from '../../../../client/board/contract';
import type { Outcome } from '../../../../shared/module';
import type { View } from '../../state';
import { Logo } from '../art/drawings';
import { windowLook } from '../frame/Window';
import { sectionName } from '../text';
import { Memo } from './Memo';
import { Moment } from './Moment';
import { markOf } from './marks';
import styles from './ScoreScreen.module.css';

interface ScoreScreenProps {
  view: View;
  outcome: Outcome;
  people: readonly Person[];
}

/** The boss's memo: who was who, the word, the points; and the match once more. */
export function ScoreScreen({ view, outcome, people }: ScoreScreenProps) {
  const { now } = useBoardContext();
  useEffect(() => {
    document.scrollingElement?.scrollTo(0, 0);
  }, []);
  return (
    <main className={styles.scores} tabIndex={-1}>
      <div className={styles.bar}>
        <TopBar logo={<Logo />} endsAt={null} clockNow={now} rulesPart="scores" buttons={<ChatButton />} />
      </div>
      <Memo view={view} outcome={outcome} people={people} />
      <div className={styles.replay}>
        <ReplayPanel<View> Moment={Moment} mark={markOf} section={sectionName} className={windowLook} />
      </div>
      <EndDock className={styles.dock} />
      <ReactionBurst />
    </main>
  );
}
