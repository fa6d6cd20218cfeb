import { AlarmClock, Pause } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { cx } from '../../ui/cx';
import { useIsPaused } from '../../ui/pausedContext';
import { text } from '../../ui/text';
import { minutes, useSecondsLeft } from '../time';
import css from './Clock.module.css';

interface TimerProps {
  /** The time at which the timer ends, in ms of server time. If null, nothing is drawn. */
  endsAt: number | null;
  now(): number;
  /** The timer's full duration in ms. */
  total?: number | null | undefined;
}

const SAID_AT = [60, 20, 10];
const HURRY = 20;

/** Shows the remaining time as digits, for the top bar. The digits pulse in the last twenty seconds. */
export function Clock({ endsAt, now, large = false }: TimerProps & { large?: boolean | undefined }) {
  const left = useSecondsLeft(endsAt, now);
  const isPaused = useIsPaused();
  if (left === null) return null;
  const isHurry = left <= HURRY && !isPaused;
  const digits = minutes(left);
  return (
    <span
      className={cx(css.clock, large && css.large, isHurry && css.hurry, isPaused && css.still)}
      role="timer"
      aria-label={text.timeLeft(digits)}
    >
      {isPaused ? <Pause /> : <AlarmClock />}
      <span key={isHurry ? left : 'calm'} className={css.digits} aria-hidden="true">
        {digits}
      </span>
      <Announced left={left} />
    </span>
  );
}

/** Announces to screen readers when one minute, twenty seconds and ten seconds are left. */
function Announced({ left }: { left: number }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (SAID_AT.includes(left)) setSaid(text.secondsLeft(left));
  }, [left]);
  return (
    <span className="sr" role="status">
      {said}
    </span>
  );
}

/** Shows the remaining time as a bar. Works only if `total` is set. */
export function ClockBar({ endsAt, now, total }: TimerProps) {
  const left = useSecondsLeft(endsAt, now);
  if (left === null || !total) return null;
  const part = Math.min(1, (left * 1000) / total);
  return (
    <span className={cx(css.bar, left <= HURRY && css.notched)} aria-hidden="true">
      <i style={{ transform: `scaleX(${part})` }} />
    </span>
  );
}

/** Shows the remaining time as a ring, for countdowns of about ten seconds. */
export function TimerRing({ endsAt, now, total, size = '4rem' }: TimerProps & { size?: string | undefined }) {
  const left = useSecondsLeft(endsAt, now);
  if (left === null) return null;
  const part = total ? Math.min(1, (left * 1000) / total) : 1;
  const style = { '--r': size, '--p': part } as CSSProperties;
  return (
    <span
      className={cx(css.ring, part < 0.2 && css.ringHurry)}
      style={style}
      role="timer"
      aria-label={text.secondsLeft(left)}
    >
      <b aria-hidden="true">{left}</b>
    </span>
  );
}
