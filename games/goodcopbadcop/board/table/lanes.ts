import type { Seat } from '../../../../shared/ids';
import type { Aim } from './aims';

/** Heights of the phone's list in pixels; the styles say the same. */
export const LIST = { row: 66, gap: 6, strip: 44, tab: 26, own: 118 } as const;

/** A line of fire in the gutter beside the list. */
export interface Lane {
  aim: Aim;
  /** From the gun's dot to the lane, along it, and to the arrowhead. */
  path: string;
  /** The dot at the gun. */
  gun: number;
  /** The arrowhead. */
  tip: number;
  /** Of the vertical stretch, from the gutter's left edge. */
  x: number;
  /** Too many lanes: only those that touch you keep their strokes apart. */
  plain: boolean;
}

const DOT = 40;
const TIP = 33;
const OUTER = 7;
const BEND = 9;
const FEW = 4;
const APART = { few: 9.5, many: 6 };
/** Lanes stop before the arrowheads. */
const ROOM = 25;
/** Ends at one officer stay on that officer's row. */
const SPREAD = 14;

/** Where each row's middle is, and your own file's edge at the end of the list. */
export function rowMiddles(rows: readonly Seat[], own: Seat | null): Record<Seat, number> {
  const middles = rows.map((seat, index) => [seat, index * (LIST.row + LIST.gap) + LIST.row / 2] as const);
  const list = rows.length * (LIST.row + LIST.gap);
  if (own === null) return Object.fromEntries(middles);
  return { ...Object.fromEntries(middles), [own]: list + LIST.strip + LIST.tab + 14 };
}

/** All lines of fire beside the list: the shot at you outermost, then yours, then the rest by length. */
export function lanesOf(rows: readonly Seat[], own: Seat | null, aims: readonly Aim[]): Lane[] {
  const middles = rowMiddles(rows, own);
  const shown = aims.filter(({ from, at }) => from in middles && at in middles);
  const length = ({ from, at }: Aim) => Math.abs((middles[from] ?? 0) - (middles[at] ?? 0));
  const sorted = [...shown].sort(
    (one, other) => weight(one) - weight(other) || length(other) - length(one) || one.from.localeCompare(other.from),
  );
  const many = sorted.length > FEW;
  const apart = Math.min(many ? APART.many : APART.few, ROOM / Math.max(1, sorted.length - 1));
  return sorted.map((aim, index) => {
    const x = OUTER + index * apart;
    const gun = endOn(aim.from, aim, middles, sorted);
    const tip = endOn(aim.at, aim, middles, sorted);
    return { aim, x, gun, tip, path: bracket(x, gun, tip), plain: many && aim.kind === 'other' };
  });
}

const weight = ({ kind }: Aim) => ['hot', 'mine', 'other'].indexOf(kind);

/** What begins or ends at one officer stands apart: the gun first, then the arrowheads. */
function endOn(seat: Seat, aim: Aim, middles: Readonly<Record<Seat, number>>, aims: readonly Aim[]): number {
  const ends = [...aims.filter(({ from }) => from === seat), ...aims.filter(({ at }) => at === seat)];
  const apart = Math.min(SPREAD, (LIST.row - 16) / Math.max(1, ends.length - 1));
  return (middles[seat] ?? 0) + (ends.indexOf(aim) - (ends.length - 1) / 2) * apart;
}

function bracket(x: number, gun: number, tip: number): string {
  const way = tip > gun ? 1 : -1;
  const bend = Math.min(BEND, Math.abs(tip - gun) / 2);
  const h = (value: number) => Math.round(value * 10) / 10;
  return `M${DOT} ${h(gun)}H${h(x + bend)}Q${h(x)} ${h(gun)} ${h(x)} ${h(gun + way * bend)}V${h(tip - way * bend)}Q${h(x)} ${h(tip)} ${h(x + bend)} ${h(tip)}H${TIP}`;
}
