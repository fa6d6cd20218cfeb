import type { ReactNode } from 'react';
import css from './Clock.module.css';

/** Highlight of an hour: `legal` if the picked die fits there, `other` if another die in hand fits there. */
type HourMark = 'plain' | 'legal' | 'other';

interface ClockProps {
  /** Highlights of the hours that hold no die. */
  marks: Readonly<Partial<Record<number, HourMark>>>;
  /** The hour that the clock hand points at. */
  hand: number;
  /** SVG path of the emblem in the middle, on a grid 512 units wide. */
  icon: string;
  /** Dice on the clock. `hourAt` returns their positions. */
  children?: ReactNode;
  className?: string | undefined;
}

const HOURS = [1, 2, 3, 4, 5, 6] as const;
const MIDDLE = 100;
const ROUND = 62;

/** Returns the centre of an hour on a dial 200 units wide. Hour 6 is at the top, so 6 and 1 are visibly neighbours. */
export function hourAt(hour: number): { x: number; y: number } {
  const angle = (hour * Math.PI) / 3;
  return { x: round(MIDDLE + ROUND * Math.sin(angle)), y: round(MIDDLE - ROUND * Math.cos(angle)) };
}

const round = (n: number) => Math.round(n * 10) / 10;

/** SVG path of the sixty tick marks on the dial. Every fifth mark is longer. */
const TICKS = Array.from({ length: 60 }, (_, tick) => {
  const angle = (tick * Math.PI) / 30;
  const [from, to] = tick % 5 === 0 ? [81, 87] : [84, 87];
  const point = (radius: number) =>
    `${round(MIDDLE + radius * Math.sin(angle))} ${round(MIDDLE - radius * Math.cos(angle))}`;
  return `M${point(from)}L${point(to)}`;
}).join('');

/** Draws one of the four circles for dice as a wall clock with six hours. */
export function Clock({ marks, hand, icon, children, className }: ClockProps) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className={className}>
      <circle cx="100" cy="102" r="97" className={css.shadow} />
      <circle cx="100" cy="100" r="97" className={css.bezel} />
      <circle cx="100" cy="100" r="90" className={css.shine} />
      <circle cx="100" cy="100" r="88" className={css.dial} />
      <path d={TICKS} className={css.ticks} />
      <path
        d="M97.5 100L98.6 60h2.8L102.5 100z"
        className={css.hand}
        style={{ transform: `rotate(${hand * 60}deg)` }}
      />
      <circle cx="100" cy="100" r="27" className={css.hub} />
      <svg x="83" y="83" width="34" height="34" viewBox="0 0 512 512" aria-hidden="true">
        <path d={icon} className={css.icon} />
      </svg>
      {HOURS.map((hour) => {
        const mark = marks[hour];
        return mark && <Hour key={hour} hour={hour} mark={mark} />;
      })}
      {children}
      <path className={css.glass} d="M28 66A82 82 0 0 1 150 36Q92 40 60 118Q30 104 28 66Z" />
    </svg>
  );
}

function Hour({ hour, mark }: { hour: number; mark: HourMark }) {
  const { x, y } = hourAt(hour);
  return (
    <g className={css[mark]}>
      <circle cx={x} cy={y} r="19" />
      <text x={x} y={y}>
        {hour}
      </text>
    </g>
  );
}
