import type { MemberView, RoomView } from '#shared/room.ts';
import { ROOM } from './text';

/** Who is seated and still reads the cards. */
export const readersIn = (room: RoomView): MemberView[] => room.members.filter(({ reading }) => reading);

/** Who is seated and has neither given a word for the deal nor said that they give none. */
export const silentIn = ({ sharedSeed, members }: RoomView): MemberView[] =>
  members.filter(
    ({ id, bot, seat }) => sharedSeed && bot === null && seat !== null && !sharedSeed.answered.includes(id),
  );

/** What the room waits for, said to that person: who is awaited by name, or what is missing. */
export function dockLine(room: RoomView, me: MemberView | null): string {
  if (me !== null && me.seat !== null && !me.ready) return ROOM.holding;
  const readers = readersIn(room).map(({ name }) => name);
  const reading = readers.length === 0 ? null : ROOM.stillRead(readers);
  if (room.cannotStart !== null) return [room.cannotStart.detail, reading].filter(Boolean).join(' ');
  if (room.dealing) return reading === null ? ROOM.dealing : `${reading} ${ROOM.thenDealt}`;
  if (reading !== null) return reading;
  const silent = silentIn(room).map(({ name }) => name);
  if (silent.length > 0) return ROOM.waitsForWords(silent);
  if (me?.id === room.host) return ROOM.allSet;
  return ROOM.waits(room.members.find(({ id }) => id === room.host)?.name ?? ROOM.someHost);
}
