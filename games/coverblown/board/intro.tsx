import type { IntroCard } from '../../../client/board/contract';
import { Caller } from './art/drawings';
import { portrait, silhouette } from './art/pictures';
import styles from './intro.module.css';
import { introText } from './text';

/** Four cards before a first match. */
export const intro: readonly IntroCard[] = [
  { ...introText.case, art: CaseArt },
  { ...introText.call, art: CallArt },
  { ...introText.pair, art: PairArt },
  { ...introText.gun, art: GunArt },
];

function CaseArt() {
  return (
    <span className={styles.row} aria-hidden="true">
      {(['vane', 'ames', 'frost'] as const).map((suspect) => (
        <img key={suspect} className={styles.photo} src={portrait(suspect)} alt="" />
      ))}
    </span>
  );
}

function CallArt() {
  return (
    <span className={styles.disc} aria-hidden="true">
      <Caller />
    </span>
  );
}

function PairArt() {
  return (
    <span className={styles.row} aria-hidden="true">
      <img className={styles.photo} src={portrait('lindqvist')} alt="" />
      <b className={styles.and}>&amp;</b>
      <img className={styles.tag} src={silhouette('garrotte')} alt="" />
    </span>
  );
}

function GunArt() {
  return (
    <span className={styles.row} aria-hidden="true">
      <img className={styles.tag} src={silhouette('boltgun')} alt="" />
      <b className={styles.and}>1</b>
    </span>
  );
}
