import type { MemberView, RoomView } from '#shared/room.ts';

/**
 * Checks whether to show this person the intro of the room's game now: they are seated, new to the game, and no match
 * is running. The host may be browsing games, and is shown the intro only after pressing Start.
 */
export function shouldShowIntro(room: RoomView, me: MemberView | null, isSeen: boolean): boolean {
  if (isSeen || me === null || me.seat === null) return false;
  if (room.match !== null && !room.match.over) return false;
  return me.id !== room.host || me.reading;
}
