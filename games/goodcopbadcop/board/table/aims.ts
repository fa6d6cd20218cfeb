import type { Seat } from 'hush/game';

/**
 * Players whom an aim involves. They determine its stroke: `hot` is at the viewer (solid), `mine` is by the viewer
 * (dashed), and `other` is between other players (dotted).
 */
export type AimKind = 'hot' | 'mine' | 'other';

export interface Aim {
  from: Seat;
  at: Seat;
  kind: AimKind;
}

/** Lists the aims of all guns that have a target. `seat` is the viewer's seat, or null for a spectator. */
export function aimsOf(guns: Readonly<Record<Seat, { aim: Seat | null } | null>>, seat: Seat | null): Aim[] {
  return Object.entries(guns).flatMap(([from, gun]) => {
    const at = gun?.aim ?? null;
    if (at === null) return [];
    return [{ from, at, kind: at === seat ? 'hot' : from === seat ? 'mine' : 'other' } satisfies Aim];
  });
}

/** Returns the seats clockwise, starting with the viewer's. For a spectator, starts with the first seat. */
export function roundTable(seats: readonly Seat[], seat: Seat | null): Seat[] {
  const first = Math.max(0, seats.indexOf(seat ?? ''));
  return [...seats.slice(first), ...seats.slice(0, first)];
}
