import type { CSSProperties } from 'react';
import { SixWords } from '../hint/Monitor';
import css from './Monitor.module.css';

interface MonitorProps {
  label: string;
  word: string;
  words: readonly string[];
}

/** Shows a word on a large monitor, and the six words from which it was picked. */
export function Monitor({ label, word, words }: MonitorProps) {
  return (
    <section className={css.monitor} aria-label={label}>
      <small>{label}</small>
      <b translate="no" style={{ '--letters': word.length } as CSSProperties}>
        {word}
      </b>
      <SixWords words={words} picked={word} />
    </section>
  );
}
