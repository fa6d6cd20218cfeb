import type { Seat } from '#shared/ids.ts';

/** Told by stroke first: at you is solid, yours is dashed, between others is dotted. */
export type AimKind = 'hot' | 'mine' | 'other';

/** A gun that points at somebody. */
export interface Aim {
  from: Seat;
  at: Seat;
  kind: AimKind;
}

/** Every gun that points at somebody, as one pair of eyes sees it; null: watches, nothing is at them. */
export function aimsOf(guns: Readonly<Record<Seat, { aim: Seat | null } | null>>, seat: Seat | null): Aim[] {
  return Object.entries(guns).flatMap(([from, gun]) => {
    const at = gun?.aim ?? null;
    if (at === null) return [];
    return [{ from, at, kind: at === seat ? 'hot' : from === seat ? 'mine' : 'other' } satisfies Aim];
  });
}

/** Clockwise round the table, beginning with oneself; whoever watches sits down before the first seat's file. */
export function roundTable(seats: readonly Seat[], seat: Seat | null): Seat[] {
  const first = Math.max(0, seats.indexOf(seat ?? ''));
  return [...seats.slice(first), ...seats.slice(0, first)];
}
