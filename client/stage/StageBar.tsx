import { AlarmClock, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { pausedText } from '../board/chrome/pausedText';
import { useBoardContext } from '../board/context';
import { minutes, useSecondsLeft } from '../board/time';
import { cx } from '../ui/cx';
import { text } from '../ui/text';
import css from './StageBar.module.css';

interface StageBarProps {
  logo: ReactNode;
  /** A sentence about the current event. It is the only sentence in the bar. */
  sentence: string;
  /** The text on a paper strip beside the clock, or null for none. */
  strip: string | null;
  /** The time at which the turn timer ends, in ms of server time, or null if there is none. */
  endsAt: number | null;
  now(): number;
  children?: ReactNode;
}

const HURRY = 20;

export function StageBar({ logo, sentence, strip, endsAt, now, children }: StageBarProps) {
  const left = useSecondsLeft(endsAt, now);
  const isPaused = useBoardContext().pause !== null;
  const isHurry = left !== null && left <= HURRY && !isPaused;
  return (
    <header className={css.bar}>
      <h1 className={css.logo}>{logo}</h1>
      <p className={css.sentence} role="status" data-long={sentence.length > 60 ? '' : undefined}>
        {isPaused ? pausedText.stopped : sentence}
      </p>
      {strip !== null && <p className={css.strip}>{strip}</p>}
      {left !== null && (
        <span
          className={cx(css.clock, isHurry && css.hurry, isPaused && css.still)}
          role="timer"
          aria-label={text.timeLeft(minutes(left))}
        >
          {isPaused ? <Pause aria-hidden="true" /> : <AlarmClock aria-hidden="true" />}
          <span key={isHurry ? left : 'calm'} aria-hidden="true">
            {minutes(left)}
          </span>
        </span>
      )}
      {children}
    </header>
  );
}
