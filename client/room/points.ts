import type { MemberId } from '#shared/ids.ts';
import { pointsFor } from '#shared/room/evening.ts';
import type { RoomView } from '#shared/room/room.ts';
import { ROOM } from './text';

/** Returns a member's points of the evening in words, or null before the member's first match. */
export function pointsTonight({ totals }: Pick<RoomView, 'totals'>, member: MemberId): string | null {
  const total = totals.find((entry) => entry.member === member);
  return total && total.played > 0 ? ROOM.points(pointsFor(total)) : null;
}
