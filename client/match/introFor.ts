import type { MemberView, RoomView } from '#shared/room.ts';

/**
 * Returns true if this person should see the intro of the room's game now: seated, new to the game, and no match
 * running. The host, who may be browsing games, sees it only after pressing Start.
 */
export function shouldShowIntro(room: RoomView, me: MemberView | null, isSeen: boolean): boolean {
  if (isSeen || me === null || me.seat === null) return false;
  if (room.match !== null && !room.match.over) return false;
  return me.id !== room.host || me.reading;
}
