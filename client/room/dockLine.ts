import type { MemberView, RoomView } from '../../shared/room';
import { ROOM } from './text';

/** Who is seated and still reads the cards. */
export const readersIn = (room: RoomView): MemberView[] => room.members.filter(({ reading }) => reading);

/** What the room waits for, said to that person: who is awaited by name, or what is missing. */
export function dockLine(room: RoomView, me: MemberView | null): string {
  if (me !== null && me.seat !== null && !me.ready) return ROOM.holding;
  const readers = readersIn(room).map(({ name }) => name);
  const reading = readers.length === 0 ? null : ROOM.stillRead(readers);
  if (room.cannotStart !== null) return [room.cannotStart.detail, reading].filter(Boolean).join(' ');
  if (room.dealing) return reading === null ? ROOM.dealing : `${reading} ${ROOM.thenDealt}`;
  if (reading !== null) return reading;
  if (me?.id === room.host) return ROOM.allSet;
  return ROOM.waits(room.members.find(({ id }) => id === room.host)?.name ?? ROOM.someHost);
}
