import type { ReactNode } from 'react';
import { TableFrame, type TableFrameProps } from '#client/board/chrome/TableFrame.tsx';
import { TalkButton } from '#client/board/chrome/TalkButton.tsx';
import { Captions } from '#client/feedback/Captions.tsx';
import { cx } from '#client/ui/cx.ts';
import { Foot } from '#client/ui/Foot.tsx';
import { useShape } from '#client/ui/shape.tsx';
import { Toasts } from '#client/ui/Toasts.tsx';
import { Drawing } from '../art/Emblem';
import { LOGO_PATH } from '../art/symbols';
import css from './Room.module.css';
import { PHASE_STEPS, type PhaseStep, roomText } from './text';

interface RoomProps
  extends Pick<TableFrameProps, 'endsAt' | 'total' | 'clockNow' | 'buttons' | 'under' | 'screen' | 'secretParts'> {
  /** Which round it is, or what comes before and after the rounds. */
  badge: string;
  step: PhaseStep | null;
  /** The one sentence of the table, and a second one about what was just touched. Null: the screen says it itself. */
  sentence: string | null;
  detail?: string | null | undefined;
  /** The table waits for this seat. */
  yours: boolean;
  /** What everybody is asked, or one alone, before anything goes on. */
  overlay?: ReactNode;
  /** Over everything: what this seat has just done. */
  moment?: ReactNode;
  /** Beside the sentence, whatever the screen shows: the own missions, covered. Not on a desk. */
  own?: ReactNode;
  /** The screen shows refusals and notes itself. */
  ownToasts?: boolean | undefined;
  /** The screen is the table: it has a `Foot` above its buttons, and on a low screen the map beside everything. */
  isTable?: boolean | undefined;
  children: ReactNode;
}

/** The map room: bar, sentence, and whatever the phase shows. */
export function Room(props: RoomProps) {
  const { badge, step, sentence, detail, yours, buttons, under, overlay, moment, own, ownToasts, isTable, children } =
    props;
  const wide = useShape() === 'desk';
  return (
    <TableFrame
      {...props}
      className={cx(css.room, isTable ? css.atTable : css.atScreen)}
      classNames={{ top: css.top, slip: css.slips, main: css.main, dock: css.dock }}
      logo={<Logo />}
      buttons={
        <>
          {buttons}
          <TalkButton />
        </>
      }
      under={under && <div className={css.under}>{under}</div>}
      sentence={
        <div className={cx(css.strip, sentence === null && css.bare, yours && css.yours)}>
          {sentence !== null && (
            <div className={css.now} role="status">
              <i className={css.lamp} aria-hidden="true" />
              <p>
                <b>{sentence}</b>
                {detail && <span>{detail}</span>}
              </p>
            </div>
          )}
          {!wide && own}
          <Phases badge={badge} step={step} />
        </div>
      }
      main={children}
      dock={isTable ? undefined : <Foot className={css.foot} />}
      toasts={false}
      overlay={
        <>
          {/* In a wide bar the sentence stands where captions would: they stand small beside the logo. */}
          {wide && (
            <div className={css.captions}>
              <Captions at="corner" />
            </div>
          )}
          {!ownToasts && (
            <div className={css.toasts}>
              <Toasts foot={false} />
            </div>
          )}
          {overlay && (
            <div className={css.overlay}>
              <Foot className={css.foot} />
              {overlay}
            </div>
          )}
          {moment}
        </>
      }
    />
  );
}

/** The game's name with its sign. */
export function Logo() {
  return (
    <span className={css.logo}>
      <Drawing path={LOGO_PATH} />
      <b>{roomText.name}</b>
    </span>
  );
}

function Phases({ badge, step }: Pick<RoomProps, 'badge' | 'step'>) {
  const at = step === null ? -1 : PHASE_STEPS.indexOf(step);
  return (
    <ol className={css.phases} aria-label={roomText.phases}>
      <li className={css.round}>{badge}</li>
      {step !== null &&
        PHASE_STEPS.map((one, index) => (
          <li
            key={one}
            className={cx(css.step, index < at && css.past, index === at && css.on)}
            aria-current={index === at ? 'step' : undefined}
          >
            {roomText.steps[one]}
          </li>
        ))}
    </ol>
  );
}
