import type { IntroCard } from '../../../client/board/contract';
import { AgencyCard } from './art/AgencyCard';
import { Back } from './art/Back';
import { Die } from './art/Die';
import { MissionSlip } from './art/MissionSlip';
import styles from './intro.module.css';
import { introText } from './introText';

/** Four cards before a first match. */
export const intro: readonly IntroCard[] = [
  { ...introText.missions, art: MissionArt },
  { ...introText.dice, art: DiceArt },
  { ...introText.cards, art: CardArt },
  { ...introText.screen, art: ScreenArt },
];

function MissionArt() {
  return (
    <span className={styles.art} aria-hidden="true">
      <span className={styles.slip}>
        <MissionSlip mission="MI21" />
      </span>
    </span>
  );
}

function DiceArt() {
  return (
    <span className={styles.art} aria-hidden="true">
      <Die face={2} colour="2" className={styles.die} />
      <Die face={3} colour="3" className={styles.die} />
      <Die face={4} colour="0" className={styles.die} />
    </span>
  );
}

function CardArt() {
  return (
    <span className={styles.art} aria-hidden="true">
      <span className={styles.card}>
        <AgencyCard card="AG07" region="purple" />
      </span>
    </span>
  );
}

function ScreenArt() {
  return (
    <span className={styles.art} aria-hidden="true">
      <Back className={styles.back} />
      <Back className={styles.back} />
      <Back className={styles.back} />
    </span>
  );
}
