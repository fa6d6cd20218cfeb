import { Laptop, Smartphone } from 'lucide-react';
import { cx } from '../../ui/cx';
import { text } from '../../ui/text';
import { type TwoScreens, useBoardContext } from '../context';
import css from './ScreensBar.module.css';

/** Gone for less than this is a reload or a change of roles, in seconds. */
const BRIEF = 3;

/**
 * Says at a seat with two screens which of them this one is, where the other is, and what to do when it has gone.
 * Every table has it, whatever its game.
 */
export function ScreensBar({ className }: { className?: string | undefined }) {
  const { screens } = useBoardContext();
  if (screens === null) return null;
  const { mine, other, showHere, remove, openSheet } = screens;
  const words = text.screens[mine];
  const isGone = isAway(screens);
  const press = isGone ? () => (mine === 'open' ? showHere() : remove('open')) : openSheet;
  return (
    <div className={cx(css.bar, isGone && css.away, className)} data-screen={mine}>
      {mine === 'open' ? <Smartphone aria-hidden="true" /> : <Laptop aria-hidden="true" />}
      <p className={css.words} role="status">
        <strong>{words.title}</strong> <span>{isGone ? words.gone : words.about}</span>
      </p>
      <span className={css.presence}>{isGone ? text.screens.away(other.awayFor) : text.screens.connected}</span>
      <button type="button" className={css.button} onClick={press}>
        {isGone ? words.alone : text.screens.manage}
      </button>
    </div>
  );
}

/** The other screen has been gone for longer than a reload takes. */
export function isAway({ other }: TwoScreens): boolean {
  return !other.isHere && other.awayFor >= BRIEF;
}

/** Beside the name of somebody who plays on two screens. */
export function TwoScreensSign({ of }: { of: { twoScreens?: boolean } }) {
  if (!of.twoScreens) return null;
  return (
    <span className={css.sign} role="img" aria-label={text.screens.two}>
      <Laptop />
      <Smartphone />
    </span>
  );
}
