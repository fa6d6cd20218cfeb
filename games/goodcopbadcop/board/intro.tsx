import type { IntroCard } from '../../../client/board/contract';
import { equipmentName } from '../text';
import { Envelope } from './art/Envelope';
import { EvidenceBag } from './art/EvidenceBag';
import { Gun } from './art/Gun';
import { IntegrityCard } from './art/IntegrityCard';
import { Tape } from './art/Tape';
import styles from './intro.module.css';
import { introText } from './text';

/** Four cards before a first match. */
export const intro: readonly IntroCard[] = [
  { ...introText.cards, art: CardsArt },
  { ...introText.turn, art: ActionsArt },
  { ...introText.guns, art: GunArt },
  { ...introText.tape, art: TapeArt },
];

function CardsArt() {
  return (
    <span className={styles.art} aria-hidden="true">
      <IntegrityCard slot={0} open="agent" silent />
      <IntegrityCard slot={1} open={null} silent />
      <IntegrityCard slot={2} open="crooked" silent />
    </span>
  );
}

function ActionsArt() {
  return (
    <span className={styles.art} aria-hidden="true">
      <IntegrityCard slot={1} open={null} seen silent />
      <Gun className={styles.gun} />
      <Envelope count={1} large />
    </span>
  );
}

function GunArt() {
  return (
    <span className={styles.art} aria-hidden="true">
      <Gun className={styles.gun} />
      <i className={styles.line} />
      <IntegrityCard slot={0} open="kingpin" wounded silent />
    </span>
  );
}

function TapeArt() {
  return (
    <span className={styles.art} aria-hidden="true">
      <EvidenceBag of="riot_shield" name={equipmentName('riot_shield')} className={styles.bag} />
      <Tape className={styles.tape} />
    </span>
  );
}
