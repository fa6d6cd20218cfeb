import type { MemberView, RoomView } from '../../shared/room';
import { ROOM } from './text';

/** What the room waits for, said to that person: who is awaited by name, or what is missing. */
export function dockLine(room: RoomView, me: MemberView | null): string {
  if (me !== null && me.seat !== null && !me.ready) return ROOM.holding;
  if (room.cannotStart !== null) return room.cannotStart.detail;
  if (me?.id === room.host) return ROOM.allSet;
  return ROOM.waits(room.members.find(({ id }) => id === room.host)?.name ?? ROOM.someHost);
}
