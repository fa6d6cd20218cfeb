import { introCards } from 'hush/board';
import { FingerprintPattern, Lock } from 'lucide-react';
import { Die, WaxSeal } from './art/drawings';
import styles from './intro.module.css';
import { hintText, introText } from './text';

/** The four introduction cards shown before a first match. */
export const intro = introCards(introText, {
  goal: (
    <span className={styles.envelope}>
      <WaxSeal className={styles.seal} />
    </span>
  ),
  you: <Die value={3} label={hintText.die(3)} className={styles.die} />,
  others: ['one', 'two', 'three'].map((card) => (
    <span key={card} className={styles.card}>
      <Lock />
    </span>
  )),
  win: (
    <>
      <span className={styles.card}>
        <span className={styles.digit}>10</span>
      </span>
      <span className={styles.card}>
        <FingerprintPattern className={styles.finger} />
      </span>
    </>
  ),
});
