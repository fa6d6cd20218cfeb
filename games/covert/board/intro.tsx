import { introCards } from 'hush/board';
import { Back } from './art/Back';
import { Die } from './art/Die';
import { MissionSlip } from './art/MissionSlip';
import styles from './intro.module.css';
import { introText } from './introText';

/** The introduction before a first match. */
export const intro = introCards(
  introText,
  {
    goal: (
      <span className={styles.slip}>
        <MissionSlip mission="MI21" />
      </span>
    ),
    win: (
      <>
        {[1, 2, 3].map((slip) => (
          <i key={slip} className={styles.done} />
        ))}
        <b className={styles.six}>6</b>
      </>
    ),
    you: (
      <>
        <Die face={2} colour="2" width="72" height="78" className={styles.die} />
        <Die face={3} colour="3" width="72" height="78" className={styles.die} />
        <Die face={4} colour="0" width="72" height="78" className={styles.die} />
      </>
    ),
    others: (
      <>
        <Back className={styles.back} />
        <Back className={styles.back} />
        <Back className={styles.back} />
      </>
    ),
  },
  styles.art,
);
