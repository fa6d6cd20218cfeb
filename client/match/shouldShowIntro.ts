import type { MemberView, RoomView } from '#shared/room.ts';

/**
 * Whether this person reads the cards of the room's game now: seated, before a match, and new to it. The host picks
 * among games, and so reads only once a start was pressed.
 */
export function shouldShowIntro(room: RoomView, me: MemberView | null, isSeen: boolean): boolean {
  if (isSeen || me === null || me.seat === null) return false;
  if (room.match !== null && !room.match.over) return false;
  return me.id !== room.host || me.reading;
}
