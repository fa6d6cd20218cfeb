import { Captions, FullScreen } from 'hush/board';
import type { Names } from 'hush/game';
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { DAYS, type Examination } from '../../state';
import { DAY_NAMES, VERDICT_NAMES } from '../../text';
import { Lamp } from '../art/drawings';
import { Photo } from '../evidence/Photo';
import { Tag } from '../evidence/Tag';
import { examinedBy, verdictLine, verdictText } from '../text';
import { STAY } from './cutscenes';
import styles from './VerdictScreen.module.css';

interface VerdictScreenProps {
  examined: Examination;
  /** True if the suspect was also examined on an earlier day. */
  wasExamined: boolean;
  /** Names by seat. The viewer's own seat is called "you". */
  names: Names;
  onDone(): void;
  onStamp(): void;
}

/** The cutscene of a verdict, which all players see: the pair under a lamp, then the stamp. */
export function VerdictScreen({ examined, wasExamined, names, onDone, onStamp }: VerdictScreenProps) {
  const { verdict, suspect, weapon, day } = examined;
  const isCorrect = verdict === 'correct';
  const tomorrow = DAYS[DAYS.indexOf(day) + 1];
  // biome-ignore lint/correctness/useExhaustiveDependencies: one verdict, one stamp
  useEffect(onStamp, []);
  return (
    <FullScreen
      label={verdictText.caps(DAY_NAMES[day])}
      className={`${styles.screen} ${styles[verdict]}`}
      onEscape={onDone}
    >
      {!isCorrect && <div className={styles.cone} />}
      <Lamp />
      <header className={styles.head}>
        <span className={styles.caps}>{verdictText.caps(DAY_NAMES[day])}</span>
        <p>{examinedBy(examined, names)}</p>
      </header>
      <div className={styles.stage}>
        <div className={styles.pair}>
          <Photo suspect={suspect} faded={verdict === 'wrong'} stamp={isCorrect ? 'guilty' : null} />
          <Tag weapon={weapon} faded={verdict === 'wrong'} />
        </div>
        <h1 className={styles.word} role="alert">
          {VERDICT_NAMES[verdict]}
        </h1>
      </div>
      <p className={styles.line}>{verdictLine(examined, wasExamined)}</p>
      <div className={styles.foot}>
        <button type="button" className={styles.next} onClick={onDone}>
          {isCorrect || !tomorrow ? verdictText.open : verdictText.begins(DAY_NAMES[tomorrow])}
          <ArrowRight aria-hidden="true" />
        </button>
        <div className={styles.bar} role="img" aria-label={verdictText.goesOn}>
          <i style={{ animationDuration: `${STAY.verdict}ms` }} />
        </div>
      </div>
      <Captions />
    </FullScreen>
  );
}
