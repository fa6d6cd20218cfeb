import { introCards } from 'hush/board';
import { Envelope } from './art/Envelope';
import { Gun } from './art/Gun';
import { IntegrityCard } from './art/IntegrityCard';
import styles from './intro.module.css';
import { introText } from './text';

/** The four cards that introduce the game before a player's first match. */
export const intro = introCards(
  introText,
  {
    goal: (
      <>
        <IntegrityCard slot={0} open="agent" silent />
        <i className={styles.line} />
        <IntegrityCard slot={1} open="kingpin" silent />
      </>
    ),
    win: (
      <>
        <IntegrityCard slot={0} open="honest" silent />
        <IntegrityCard slot={1} open="honest" silent />
        <IntegrityCard slot={2} open="crooked" silent />
      </>
    ),
    you: (
      <>
        <IntegrityCard slot={1} open={null} seen silent />
        <Gun className={styles.gun} />
        <Envelope count={1} large />
      </>
    ),
    others: (
      <>
        <Gun className={styles.gun} />
        <i className={styles.line} />
        <IntegrityCard slot={0} open={null} silent />
      </>
    ),
  },
  styles.art,
);
