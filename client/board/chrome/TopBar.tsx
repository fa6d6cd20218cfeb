import { BookOpen, Menu as Lines, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Captions } from '../../feedback/Captions';
import { changeSettings, useSettings } from '../../state/settings';
import { IconButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { useShape } from '../../ui/shape';
import { text } from '../../ui/text';
import { useBoardContext } from '../context';
import { Clock, ClockBar } from './Clock';
import { FloorSign } from './Floor';
import { LedgerSign } from './LedgerButton';
import { PracticeSign } from './Practice';
import css from './TopBar.module.css';

export interface TopBarProps {
  /** The game's name: words, which are set in `--font-logo`, or its own lettering. */
  logo: ReactNode;
  /** Server time in ms; null: no timer. */
  endsAt: number | null;
  /** How long the whole time is, in ms: draws the bar. */
  total?: number | null | undefined;
  /** Server time; `props.now` of the board. */
  clockNow(): number;
  /** What is happening, where there is no room for a line of its own. */
  sentence?: ReactNode;
  /** More in the bar, before the buttons. */
  bar?: ReactNode;
  /** More buttons, after the clock. */
  buttons?: ReactNode;
  /** The part of the rules that opens; usually the one that fits the moment opens by itself. */
  rulesPart?: string | undefined;
}

/** The bar every table has: the game's name, the time, rules, sound, menu. */
export function TopBar({ logo, endsAt, total, clockNow, sentence, bar, buttons, rulesPart }: TopBarProps) {
  const shape = useShape();
  const { rules, openMenu, floor } = useBoardContext();
  return (
    <header className={css.topbar}>
      <h1 className={cx(css.logo, typeof logo === 'string' && css.lettered)}>{logo}</h1>
      <Captions at="bar" />
      {sentence && (
        <p className={css.sentence} role="status">
          {sentence}
        </p>
      )}
      <Clock endsAt={endsAt} now={clockNow} large={shape === 'desk'} />
      <PracticeSign endsAt={endsAt} />
      {bar}
      <FloorSign />
      {floor && <floor.Hand />}
      <IconButton label={text.rules} icon={<BookOpen />} onClick={() => rules.open(rulesPart)} />
      <LedgerSign />
      {buttons}
      {(shape === 'desk' || shape === 'tablet') && <SoundToggle />}
      <IconButton label={text.menu} icon={<Lines />} onClick={openMenu} />
      <span className={css.bar}>
        <ClockBar endsAt={endsAt} now={clockNow} total={total} />
      </span>
    </header>
  );
}

/** Says that the connection is lost, for as long as it is. */
export function ConnectionRibbon({ className }: { className?: string | undefined }) {
  const { connection } = useBoardContext();
  if (connection !== 'lost') return null;
  return (
    <p className={cx(css.ribbon, className)} role="status">
      {text.reconnecting}
    </p>
  );
}

/** Sound off and on again. */
export function SoundToggle() {
  const { sound } = useSettings();
  return (
    <IconButton
      label={sound ? text.soundOff : text.soundOn}
      icon={sound ? <Volume2 /> : <VolumeX />}
      onClick={() => changeSettings({ sound: !sound })}
    />
  );
}
