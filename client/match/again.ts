import type { MemberView, RoomView } from '#shared/room/room.ts';
import { silentIn } from '../room/dockLine';

/**
 * Returns true if `me` has something to do in the room before the next match: to add a word or take a seat. The host
 * also waits there for other people's words, and gives free seats to people who watched.
 * @param max the number of seats of the room's game
 */
export function isRoomNext(room: RoomView, me: MemberView | null, max: number): boolean {
  const silent = silentIn(room);
  if (me === null || me.id !== room.host) return me === null || me.seat === null || silent.includes(me);
  const watchers = room.members.filter(({ id, online, seat }) => online && seat === null && id !== me.id);
  const taken = room.members.filter(({ seat }) => seat !== null).length;
  return silent.length > 0 || (watchers.length > 0 && taken < max);
}
