import { EndDock } from '#client/board/chrome/EndDock.tsx';
import { EndScreen } from '#client/board/chrome/EndScreen.tsx';
import { ReplayPanel } from '#client/board/chrome/ReplayPanel.tsx';
import type { Person } from '#client/board/contract.ts';
import type { Outcome } from '#shared/module.ts';
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

/** The final screen: the boss's memo with roles, code word and points, and the replay of the match. */
export function ScoreScreen({ view, outcome, people }: ScoreScreenProps) {
  return (
    <EndScreen logo={<Logo />} rulesPart="scores" className={styles.scores} barClassName={styles.bar}>
      <Memo view={view} outcome={outcome} people={people} />
      <div className={styles.replay}>
        <ReplayPanel<View> Moment={Moment} mark={markOf} section={sectionName} className={windowLook} />
      </div>
      <EndDock className={styles.dock} />
    </EndScreen>
  );
}
