import type { IntroCard } from '../../../client/ui/board';
import { Envelope } from './art/Envelope';
import { EvidenceBag } from './art/EvidenceBag';
import { Gun } from './art/Gun';
import { IntegrityCard } from './art/IntegrityCard';
import { Tape } from './art/Tape';
import styles from './intro.module.css';

/** Four cards before a first match. */
export const intro: readonly IntroCard[] = [
  {
    title: 'Three cards, one side',
    text: 'The Agent makes you honest, the Kingpin crooked, else most of your cards do. Nobody knows who is with whom.',
    art: CardsArt,
  },
  {
    title: 'One action a turn',
    text: 'Look at a card, take a gun, take equipment, or shoot. Armed or equipped, you turn up a card of your own.',
    art: ActionsArt,
  },
  {
    title: 'Guns point at people',
    text: 'A gun is aimed where everybody sees it. A shot puts an officer out; a leader survives the first one.',
    art: GunArt,
  },
  {
    title: 'Before anything happens',
    text: 'Police tape goes up. Whoever holds equipment may use it or pass. Then it happens.',
    art: TapeArt,
  },
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
      <EvidenceBag of="riot_shield" name="Riot Shield" className={styles.bag} />
      <Tape className={styles.tape} />
    </span>
  );
}
