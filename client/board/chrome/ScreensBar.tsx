import { Laptop, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { type TwoScreens, useBoardContext } from '../context';
import css from './ScreensBar.module.css';
import { screensText } from './screensText';

/**
 * If the other screen was disconnected for less than this time, in seconds, it was only reloaded, or the two screens
 * were swapped.
 */
const BRIEF = 3;

/**
 * Tells a person with two screens whether this one is public or private, which device is the other one, and what to do
 * if the other one has disconnected. Every table has this bar.
 */
export function ScreensBar({ className }: { className?: string | undefined }) {
  const { screens } = useBoardContext();
  if (screens === null) return null;
  return <Bar screens={screens} className={className} />;
}

function Bar({ screens, className }: { screens: TwoScreens; className: string | undefined }) {
  const { mine, isTurn, showHere, remove, openSheet } = screens;
  const awayFor = useAwayFor(screens);
  if (mine === 'open' && isTurn && awayFor !== null)
    return <PlayHere className={className} onPress={() => remove('private')} />;
  const words = screensText[mine];
  const isGone = awayFor !== null;
  const press = isGone ? () => (mine === 'open' ? showHere() : remove('open')) : openSheet;
  return (
    <div className={cx(css.place, className)}>
      <div className={cx(css.bar, isGone && css.away)} data-screen={mine}>
        {mine === 'open' ? <Smartphone aria-hidden="true" /> : <Laptop aria-hidden="true" />}
        <p className={css.words} role="status">
          <strong>{words.title}</strong> <span>{isGone ? words.gone : words.about}</span>
        </p>
        <span className={css.presence}>{isGone ? awayWords(awayFor) : screensText.connected}</span>
        <button type="button" className={css.button} onClick={press}>
          {isGone ? words.alone : screensText.manage}
        </button>
      </div>
    </div>
  );
}

export const awayWords = (seconds: number) =>
  seconds < 100 ? screensText.awaySeconds(seconds) : screensText.awayMinutes(Math.floor(seconds / 60));

/**
 * Shows a warning, and a button that moves the secrets to this screen. Used while the table is waiting for this seat
 * and its phone is disconnected.
 */
function PlayHere({ className, onPress }: { className: string | undefined; onPress(): void }) {
  return (
    <div className={cx(css.place, className)}>
      <div className={cx(css.bar, css.turn)} role="status">
        <Smartphone aria-hidden="true" />
        <p className={css.words}>
          <strong>{screensText.turn}</strong> <span>{screensText.turnWarning}</span>
        </p>
        <Button variant="primary" onClick={onPress}>
          {screensText.playHere}
        </Button>
      </div>
    </div>
  );
}

/**
 * Returns the number of seconds since the other screen disconnected. Returns null if it is connected, or if it may only
 * be reloading.
 */
export function useAwayFor({ awaySince }: TwoScreens): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (awaySince === null) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [awaySince]);
  const seconds = awaySince === null ? 0 : Math.floor((now - awaySince) / 1000);
  return seconds >= BRIEF ? seconds : null;
}

/** Draws an icon beside the name of a person who plays on two screens. */
export function TwoScreensSign({ of }: { of: { twoScreens?: boolean } }) {
  if (!of.twoScreens) return null;
  return (
    <span className={css.sign} role="img" aria-label={screensText.two}>
      <Laptop />
      <Smartphone />
    </span>
  );
}
