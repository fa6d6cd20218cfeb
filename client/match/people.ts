import type { MemberId, Seat, Viewer } from '#shared/ids.ts';
import { pointsFor } from '#shared/room/evening.ts';
import type { MemberView, RoomView } from '#shared/room/room.ts';
import type { SeatMetadata } from '#shared/wire/wire.ts';
import type { Person } from '../board/contract';
import { colourOf, coloursOf } from '../table/colours';
import { seedOf } from '../table/seeds';

/** A player, with the id of the room member to whom the seat was dealt. Null if this member is unknown. */
export interface SeatedPerson extends Person {
  member: MemberId | null;
}

/**
 * Returns the players in seat order. The match says to whom each seat was dealt, and the room provides the members'
 * details. If a member has left, their seat keeps the name, and a bot plays it.
 */
export function peopleOf(
  room: RoomView,
  seats: readonly SeatMetadata[],
  own: Viewer,
  me: MemberView | null,
): SeatedPerson[] {
  const isRunning = room.match !== null && !room.match.over;
  const colours = coloursOf(room.members);
  const known = seats.length > 0 ? seats : fromRoom(room);
  return [...known]
    .sort((a, b) => a.id - b.id)
    .map(({ id, name, isConnected, member: dealt }) => {
      const seat = String(id);
      const member = room.members.find((one) => one.id === dealt);
      return {
        seat,
        member: dealt,
        name: member?.name ?? name,
        face: member?.face ?? seedOf(name),
        colour: (member && colours.get(member.id)) ?? colourOf(dealt ?? name),
        you: own === null ? false : seat === own && (me === null || member?.id === me.id || !isRunning),
        host: member?.id === room.host,
        online: member ? member.online : isConnected,
        bot: member ? member.bot !== null || member.standIn : true,
        ...(member?.screens && { twoScreens: true }),
      };
    });
}

/**
 * Returns the points of the evening by seat, and the number of matches played. Points belong to members, so if a member
 * has left, their seat has none.
 */
export function totalsOf(room: RoomView, people: readonly Pick<SeatedPerson, 'seat' | 'member'>[]) {
  const points: Record<Seat, number> = {};
  let played = 0;
  for (const { seat, member } of people) {
    const total = room.totals.find((entry) => entry.member === member);
    if (!total) continue;
    points[seat] = pointsFor(total);
    played = Math.max(played, total.played);
  }
  return { played, points, counts: room.match?.lesson !== true };
}

function fromRoom(room: RoomView): SeatMetadata[] {
  return room.members.flatMap(({ id, seat, name, online }) =>
    seat === null ? [] : [{ id: Number(seat), name, isConnected: online, member: id }],
  );
}
