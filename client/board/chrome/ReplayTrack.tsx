import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../ui/cx';
import { onResize } from '../../ui/onResize';
import { text } from '../../ui/text';
import css from './ReplayPanel.module.css';
import { type Label, labelsThatFit, type Placed, spreadOut } from './replayMoments';
import { REPLAY } from './replayText';

export interface ReplayMark {
  icon?: ReactNode;
  tone?: 'plain' | 'bad' | 'odd' | 'good' | undefined;
  label: string;
}

/** The minimum distance between the centres of two marks, in px. */
const ROOM = 32;
/** Each moment gets a dot if there is at least this much room per moment, in px. */
const DOT = 14;
/** The width, in px, that is assumed until the track has been measured. */
const USUAL = 300;

interface ReplayTrackProps {
  /** The number of moments. Position 0 on the track is before the first moment. */
  last: number;
  at: number;
  onChange(at: number): void;
  marks: readonly { at: number; of: ReplayMark }[];
  sections: readonly Label[];
  said: string;
}

/** Draws the match as a horizontal track. A slider on the track selects a moment by touch or keyboard. */
export function ReplayTrack({ last, at, onChange, marks, sections, said }: ReplayTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const width = useWidth(track);
  const left = (moment: number) => `${(moment / Math.max(1, last)) * 100}%`;
  const dots = width / Math.max(1, last) >= DOT ? Array.from({ length: last }, (_, index) => index + 1) : [];
  const own = marks.find((mark) => mark.at === at)?.of;
  return (
    <div ref={track} className={css.track} style={{ '--at': left(at) } as CSSProperties}>
      <div className={css.rail} aria-hidden="true">
        {dots.map((moment) => (
          <span key={moment} className={css.event} style={{ left: left(moment) }} />
        ))}
        {spreadOut(marks, { last, width, room: ROOM }).map((placed) => (
          <Mark key={placed.at} placed={placed} />
        ))}
        <span className={cx(css.event, css.selected, own && css.big)} style={{ left: left(at) }}>
          {own?.icon}
        </span>
      </div>
      <input
        className={css.slider}
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={text.replay}
        aria-valuetext={`${REPLAY.moment(at, last)}. ${said}`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div className={css.sections} aria-hidden="true">
        {sections.map(({ from }) => (
          <i key={from} className={css.tick} style={{ left: left(from) }} />
        ))}
        {labelsThatFit(sections, { last, width }).map((label) => (
          <span key={label.from} className={css.label} style={{ left: `${label.left}px` }}>
            {label.text}
          </span>
        ))}
      </div>
    </div>
  );
}

const TONES = ['good', 'bad', 'odd', 'plain'] as const;

/**
 * Draws the marks that share a position. If there are several, draws only the most important one, with the number of
 * marks.
 */
function Mark({ placed: { left, of } }: { placed: Placed<ReplayMark> }) {
  const rank = ({ tone = 'plain' }: ReplayMark) => TONES.indexOf(tone);
  const [first] = [...of].sort((one, other) => rank(one) - rank(other));
  return (
    <span
      className={cx(css.event, css.big, css[`tone-${first?.tone ?? 'plain'}`])}
      style={{ left: `${left}px` }}
      title={of.map(({ label }) => label).join(', ')}
    >
      {first?.icon}
      {of.length > 1 && <b className={css.count}>{of.length}</b>}
    </span>
  );
}

/** Returns the width of an element in px, and keeps it up to date. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const shown = element.current;
    return shown ? onResize([shown], () => setWidth(shown.clientWidth)) : undefined;
  }, [element]);
  return width;
}
