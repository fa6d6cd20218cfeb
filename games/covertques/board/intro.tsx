import { FingerprintPattern, Lock } from 'lucide-react';
import type { IntroCard } from '../../../client/board/contract';
import { Die, WaxSeal } from './art/drawings';
import styles from './intro.module.css';
import { hintText, introText } from './text';

/** Four cards before a first match. */
export const intro: readonly IntroCard[] = [
  { ...introText.word, art: EnvelopeArt },
  { ...introText.hint, art: DieArt },
  { ...introText.vote, art: VoteArt },
  { ...introText.hush, art: HushArt },
];

function EnvelopeArt() {
  return (
    <span className={styles.art} aria-hidden="true">
      <span className={styles.envelope}>
        <WaxSeal className={styles.seal} />
      </span>
    </span>
  );
}

function DieArt() {
  return (
    <span className={styles.art} aria-hidden="true">
      <Die value={3} label={hintText.die(3)} className={styles.die} />
    </span>
  );
}

function VoteArt() {
  return (
    <span className={styles.art} aria-hidden="true">
      {['one', 'two', 'three'].map((card) => (
        <span key={card} className={styles.card}>
          <Lock />
        </span>
      ))}
    </span>
  );
}

function HushArt() {
  return (
    <span className={styles.art} aria-hidden="true">
      <span className={styles.digit}>10</span>
      <FingerprintPattern className={styles.finger} />
    </span>
  );
}
