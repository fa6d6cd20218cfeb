import { onResize } from 'hush/board';
import type { Seat } from 'hush/game';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Ends } from './lanes';

/**
 * Distance in px below the top of the viewer's file at which lines of fire end. If the middle of the file is higher,
 * they end there.
 */
const EDGE = 40;

/**
 * Measures where the lines of fire start and end. Measures again whenever the layout changes. Returns null until the
 * first measurement.
 */
export function useEnds(
  rail: RefObject<SVGSVGElement | null>,
  list: RefObject<HTMLElement | null>,
  seat: Seat | null,
): Ends | null {
  const [ends, setEnds] = useState<Ends | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements stay the same
  useLayoutEffect(() => {
    const [drawing, rows] = [rail.current, list.current];
    if (!drawing || !rows) return;
    const own = rows.parentElement?.querySelector<HTMLElement>('[data-own-file]') ?? null;
    const measure = () => {
      const now = measured(drawing, rows, own, seat);
      setEnds((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const stop = onResize([drawing, rows, ...rows.children, ...(own ? [own] : [])], measure);
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      stop();
      document.removeEventListener('scroll', measure, { capture: true });
    };
  }, [seat]);
  return ends;
}

function measured(drawing: Element, rows: HTMLElement, own: HTMLElement | null, seat: Seat | null): Ends {
  const { top, left } = drawing.getBoundingClientRect();
  const list = rows.getBoundingClientRect();
  const lying = [...rows.querySelectorAll<HTMLElement>('[data-seat]')].map((row) => {
    const box = row.getBoundingClientRect();
    const middle = Math.min(Math.max(box.top + box.height / 2, list.top), list.bottom);
    return [row.dataset.seat ?? '', Math.round(middle - top), box] as const;
  });
  const middles = Object.fromEntries(lying.map(([of, middle]) => [of, middle]));
  const row = Math.round(lying[0]?.[2].height ?? 0);
  const file = own?.getBoundingClientRect();
  if (!file || seat === null) return { middles, row, gap: null };
  const isBeside = file.left >= list.right;
  const gap = isBeside ? { from: Math.round(list.right - left), to: Math.round(file.left - left) } : null;
  return { middles: { ...middles, [seat]: Math.round(file.top - top + Math.min(EDGE, file.height / 2)) }, row, gap };
}
