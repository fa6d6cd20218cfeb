import { cx } from 'hush/board';
import type { CSSProperties } from 'react';
import { isWordAgain } from '../../queries';
import type { View } from '../../state';
import { Die } from '../art/drawings';
import { hintText } from '../text';
import styles from './Monitor.module.css';

interface MonitorProps {
  view: View;
  /** Whether to show all six public words too. */
  full?: boolean | undefined;
}

/** Shows the public word of the round and the die that picked it. */
export function Monitor({ view, full = false }: MonitorProps) {
  const { die, publicWord, topic, publicWords } = view;
  if (die === null || publicWord === null) return null;
  return (
    <section className={`${styles.screen} ${full ? styles.full : ''}`} aria-label={topic}>
      <Die value={die} label={hintText.die(die)} className={styles.die} />
      <div className={styles.word} style={{ '--letters': publicWord.length } as CSSProperties}>
        <small>{hintText.topic(topic, isWordAgain(view, view.round))}</small>
        <b translate="no">{publicWord}</b>
      </div>
      {full && <SixWords words={publicWords} picked={publicWord} />}
    </section>
  );
}

/** Words with more letters than this are set in narrow type. */
const LONG = 9;

/** Shows the public face of the topic card, with its six words. */
export function SixWords({ words, picked }: { words: readonly string[]; picked: string | null }) {
  return (
    <ul className={styles.six}>
      {words.map((word) => (
        <li
          key={word}
          translate="no"
          aria-current={word === picked ? 'true' : undefined}
          className={cx(word.length > LONG && styles.long)}
        >
          {word}
        </li>
      ))}
    </ul>
  );
}
