import { Captions, cx, TableFrame, type TableFrameProps, TalkButton, Toasts, useShape } from 'hush/board';
import type { ReactNode } from 'react';
import { Drawing } from '../art/Emblem';
import { LOGO_PATH } from '../art/symbols';
import css from './Room.module.css';
import { PHASE_STEPS, type PhaseStep, roomText } from './text';

interface RoomProps
  extends Pick<TableFrameProps, 'endsAt' | 'total' | 'clockNow' | 'buttons' | 'under' | 'screen' | 'secretParts'> {
  /** The round number, or the name of the phase before and after the rounds. */
  badge: string;
  step: PhaseStep | null;
  /**
   * A sentence that says what the game waits for, or null if the screen already says so. `detail` describes the
   * selections.
   */
  sentence: string | null;
  detail?: string | null | undefined;
  /**
   * A sentence that says what the seat lost when its time ran out, or null. No other part of the screen says this, so
   * every layout shows it.
   */
  late?: string | null | undefined;
  /** Whether the game waits for this seat. */
  yours: boolean;
  /** An open window or choice, drawn over the screen. */
  overlay?: ReactNode;
  /** Animation of this seat's latest achievement, drawn over the whole screen. */
  moment?: ReactNode;
  /** The seat's covered missions, shown beside the sentence on every tab. Wide screens leave them out. */
  own?: ReactNode;
  /** Whether this screen is the table. A low screen shows the map beside it. */
  isTable?: boolean | undefined;
  children: ReactNode;
}

/** The frame around every screen: the top bar, the sentence, and the content of the phase. */
export function Room(props: RoomProps) {
  const { badge, step, sentence, detail, late, yours, buttons, under, overlay, moment, own, isTable, children } = props;
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
                {detail && <span className={css.detail}>{detail}</span>}
                {late && <span>{late}</span>}
              </p>
            </div>
          )}
          {!wide && own}
          <Phases badge={badge} step={step} />
        </div>
      }
      main={children}
      toasts={false}
      overlay={
        <>
          {/* In a wide bar, the sentence takes the place of the captions, so the captions are small and beside the logo. */}
          {wide && (
            <div className={css.captions}>
              <Captions at="corner" />
            </div>
          )}
          <div className={css.toasts}>
            <Toasts coach={false} />
          </div>
          {overlay && <div className={css.overlay}>{overlay}</div>}
          {moment}
        </>
      }
    />
  );
}

/** The game's name with its logo. */
export function Logo() {
  return (
    <span className={css.logo}>
      <Drawing path={LOGO_PATH} />
      <b>Covert</b>
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
