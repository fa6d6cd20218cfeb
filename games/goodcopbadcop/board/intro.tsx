import { introCards } from '#client/board/chrome/introCards.tsx';
import { equipmentName } from '../text';
import { Envelope } from './art/Envelope';
import { EvidenceBag } from './art/EvidenceBag';
import { Gun } from './art/Gun';
import { IntegrityCard } from './art/IntegrityCard';
import { Tape } from './art/Tape';
import styles from './intro.module.css';
import { introText } from './text';

/** The introduction before a first match: four cards. */
export const intro = introCards(
  introText,
  {
    cards: (
      <>
        <IntegrityCard slot={0} open="agent" silent />
        <IntegrityCard slot={1} open={null} silent />
        <IntegrityCard slot={2} open="crooked" silent />
      </>
    ),
    win: (
      <>
        <Gun className={styles.gun} />
        <i className={styles.line} />
        <IntegrityCard slot={0} open="kingpin" wounded silent />
      </>
    ),
    turn: (
      <>
        <IntegrityCard slot={1} open={null} seen silent />
        <Gun className={styles.gun} />
        <Envelope count={1} large />
      </>
    ),
    tape: (
      <>
        <EvidenceBag of="riot_shield" name={equipmentName('riot_shield')} className={styles.bag} />
        <Tape className={styles.tape} />
      </>
    ),
  },
  styles.art,
);
