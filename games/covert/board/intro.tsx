import { introCards } from '#client/board/chrome/introCards.tsx';
import { AgencyCard } from './art/AgencyCard';
import { Back } from './art/Back';
import { Die } from './art/Die';
import { MissionSlip } from './art/MissionSlip';
import styles from './intro.module.css';
import { introText } from './introText';

/** The introduction before a first match. */
export const intro = introCards(
  introText,
  {
    missions: (
      <span className={styles.slip}>
        <MissionSlip mission="MI21" />
      </span>
    ),
    dice: (
      <>
        <Die face={2} colour="2" width="72" height="78" className={styles.die} />
        <Die face={3} colour="3" width="72" height="78" className={styles.die} />
        <Die face={4} colour="0" width="72" height="78" className={styles.die} />
      </>
    ),
    cards: (
      <span className={styles.card}>
        <AgencyCard card="AG07" region="purple" />
      </span>
    ),
    screen: (
      <>
        <Back className={styles.back} />
        <Back className={styles.back} />
        <Back className={styles.back} />
      </>
    ),
  },
  styles.art,
);
