import { BookOpen, Menu as Lines, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Captions } from '../../feedback/Captions';
import { changeSettings, useSettings } from '../../state/settings';
import { IconButton } from '../../ui/Button';
import { CoachSlot } from '../../ui/CoachSlot';
import { cx } from '../../ui/cx';
import { useShape } from '../../ui/shape';
import { text } from '../../ui/text';
import { useBoardContext } from '../context';
import { ChatPreview } from './ChatPreview';
import { Clock, ClockBar } from './Clock';
import { Slip } from './director/Slip';
import { FloorSign } from './Floor';
import { LedgerSign } from './LedgerButton';
import { PracticeSign } from './Practice';
import css from './TopBar.module.css';

export interface TopBarProps {
  /** The game's name. A string is drawn in the font `--font-logo`. An element can use the game's own lettering. */
  logo: ReactNode;
  /** The time at which the timer ends, in ms of server time, or null if there is no timer. */
  endsAt: number | null;
  /** True while a running clock is shown elsewhere on the screen, such as the ring of a reaction window. */
  hasOtherClock?: boolean | undefined;
  /** The timer's full duration in ms. If set, the remaining time is also drawn as a bar. */
  total?: number | null | undefined;
  /** Returns server time in ms. Pass the `now` of the board's props. */
  clockNow(): number;
  /** The sentence about the current event, if it is not shown in a separate line below the bar. */
  sentence?: ReactNode;
  /** Additional content of the bar, before the buttons. */
  bar?: ReactNode;
  buttons?: ReactNode;
  /** The id of the rules part that the rules button opens. Default: the part about the current moment of the match. */
  rulesPart?: string | undefined;
}

interface BarProps extends TopBarProps {
  /** If true, slips are shown over the game's name and the clock. They then never cover the table or a button. */
  hasSlips?: boolean;
}

export function TopBar({
  logo,
  endsAt,
  hasOtherClock,
  total,
  clockNow,
  sentence,
  bar,
  buttons,
  rulesPart,
  hasSlips = false,
}: BarProps) {
  const shape = useShape();
  const { rules, openMenu, floor, connection } = useBoardContext();
  // While there is no connection, the clock may be out of date.
  const clockEnds = connection === 'lost' ? null : endsAt;
  return (
    <header className={css.topbar}>
      <div className={css.lead}>
        <div className={css.title}>
          <h1 className={cx(css.logo, typeof logo === 'string' && css.lettered)}>{logo}</h1>
          <Captions at="bar" />
          <ChatPreview />
        </div>
        {sentence && (
          <p className={css.sentence} role="status">
            {sentence}
          </p>
        )}
        {shape === 'low' && <CoachSlot at="goal" className={css.goal} />}
        <Clock endsAt={clockEnds} now={clockNow} large={shape === 'desk'} />
        {!hasOtherClock && <PracticeSign endsAt={endsAt} />}
        {hasSlips && <Slip at="bar" />}
      </div>
      {bar}
      <FloorSign />
      {floor && <floor.Hand />}
      <IconButton label={text.rules} icon={<BookOpen />} onClick={() => rules.open(rulesPart)} />
      <LedgerSign />
      {buttons}
      {(shape === 'desk' || shape === 'tablet') && <SoundToggle />}
      <IconButton label={text.menu} icon={<Lines />} onClick={openMenu} />
      <span className={css.bar}>
        <ClockBar endsAt={clockEnds} now={clockNow} total={total} />
      </span>
    </header>
  );
}

export function ConnectionRibbon({ className }: { className?: string | undefined }) {
  const { connection, seat } = useBoardContext();
  if (connection !== 'lost') return null;
  return (
    <p className={cx(css.ribbon, className)} role="status">
      {seat === null ? text.reconnectingSpectator : text.reconnecting}
    </p>
  );
}

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
