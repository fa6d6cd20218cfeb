import { introCards } from 'hush/board';
import { Lock } from 'lucide-react';
import { ROLE_NAMES } from '../text';
import { ROLE_ICONS } from './art/drawings';
import styles from './intro.module.css';
import { introPictures, introText } from './text';

/** The four introduction cards shown before a first match. */
export const intro = introCards(introText, {
  goal: (
    <span className={styles.words}>
      <Word label={introPictures.labels.public} word={introPictures.public} />
      <Word label={introPictures.labels.code} word={introPictures.code} />
    </span>
  ),
  you: <Word label={introPictures.labels.hint} word={introPictures.hint} />,
  others: ['one', 'two', 'three'].map((card) => (
    <span key={card} className={styles.card}>
      <Lock />
    </span>
  )),
  win: (
    <span className={styles.words}>
      <Insider of="hacker" />
      <Insider of="admin" />
    </span>
  ),
});

/** A word with its label. All words on the intro cards come from the same example. */
function Word({ label, word }: { label: string; word: string }) {
  return (
    <span className={styles.word}>
      <small>{label}</small>
      {word}
    </span>
  );
}

function Insider({ of }: { of: 'hacker' | 'admin' }) {
  const Icon = ROLE_ICONS[of];
  return (
    <span className={`${styles.word} ${styles.insider}`}>
      <Icon />
      {ROLE_NAMES[of]}
    </span>
  );
}
