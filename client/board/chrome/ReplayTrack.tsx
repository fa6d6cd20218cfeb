import type { CSSProperties, ReactNode } from 'react';
import type { ReplayStep } from '../../../shared/replay';
import { cx } from '../../ui/cx';
import { useWide } from '../../ui/shape';
import { text } from '../../ui/text';
import css from './ReplayPanel.module.css';

export interface ReplayMark {
  icon?: ReactNode;
  tone?: 'plain' | 'bad' | 'odd' | 'good' | undefined;
  /** What it is, in a word or two. */
  label: string;
}

export interface ReplaySection {
  label: string;
  /** The first moment of it. */
  from: number;
}

/** What a letter takes of the track's length: a label that would pass its end stands before its line. */
const LETTER = { phone: 0.026, wide: 0.0145 };

interface ReplayTrackProps {
  steps: readonly ReplayStep[];
  /** 0: before the first step. */
  at: number;
  onChange(at: number): void;
  mark?: ((step: ReplayStep) => ReplayMark | null) | undefined;
  sections: readonly ReplaySection[];
}

/** The match as a line; a slider, so that keys and fingers find it. */
export function ReplayTrack({ steps, at, onChange, mark, sections }: ReplayTrackProps) {
  const last = Math.max(1, steps.length);
  const letter = useWide() ? LETTER.wide : LETTER.phone;
  const place = (moment: number) => `${(moment / last) * 100}%`;
  return (
    <div className={css.track} style={{ '--at': place(at) } as CSSProperties}>
      <div className={css.rail} aria-hidden="true">
        {steps.map((step, index) => (
          <Event key={step.n} mark={mark?.(step) ?? null} left={place(index + 1)} selected={index + 1 === at} />
        ))}
        {at === 0 && <span className={cx(css.event, css.selected)} style={{ left: 0 }} />}
      </div>
      <input
        className={css.slider}
        type="range"
        min={0}
        max={steps.length}
        value={at}
        aria-label={text.replay}
        aria-valuetext={text.moment(at, steps.length)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div className={css.sections} aria-hidden="true">
        {sections.map(({ label, from }, index) => {
          const until = sections[index + 1]?.from;
          const length = label.length * letter;
          const isLate = 1 - from / last < length;
          const fits = isLate || until === undefined || (until - from) / last > length;
          return (
            <span key={from} className={cx(css.section, isLate && css.late)} style={{ left: place(from) }}>
              {fits && label}
            </span>
          );
        })}
      </div>
    </div>
  );
}

function Event({ mark, left, selected }: { mark: ReplayMark | null; left: string; selected: boolean }) {
  const look = cx(css.event, mark && css.big, mark && css[`tone-${mark.tone ?? 'plain'}`], selected && css.selected);
  return (
    <span className={look} style={{ left }} title={mark?.label}>
      {mark?.icon}
    </span>
  );
}
