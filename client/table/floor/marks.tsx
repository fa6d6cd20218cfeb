import type { MemberId } from '#shared/ids.ts';
import type { RoomView } from '#shared/room/room.ts';
import { fetched } from '../../ui/fetched';

const FaceMark = fetched(() => import('./FaceMark').then((file) => file.FaceMark));

/** Returns the mark to draw on a member's face, or null for none. */
export function markOf({ floor, members }: RoomView, id: MemberId | null) {
  const member = members.find((one) => one.id === id);
  if (!member) return null;
  const speaks = floor.speaker?.member === member.id;
  const place = floor.hands.indexOf(member.id) + 1;
  const status = member.status ?? null;
  if (!speaks && place === 0 && status === null) return null;
  return <FaceMark speaks={speaks} place={place} status={status} />;
}

export function withMarks<Person extends { member: MemberId | null }>(
  people: readonly Person[],
  room: RoomView,
): Person[] {
  return people.map((person) => {
    const mark = markOf(room, person.member);
    return mark === null ? person : { ...person, mark };
  });
}
