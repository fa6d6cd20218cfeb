import type { MemberView, RoomView } from '#shared/room.ts';

/**
 * Whether to show this person the intro of the room's game now: seated, before a match, and new to the game. The host
 * browses games, and so gets it only once a start was pressed.
 */
export function shouldShowIntro(room: RoomView, me: MemberView | null, isSeen: boolean): boolean {
  if (isSeen || me === null || me.seat === null) return false;
  if (room.match !== null && !room.match.over) return false;
  return me.id !== room.host || me.reading;
}
