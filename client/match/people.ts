import type { GameId, Seat, Viewer } from '../../shared/ids';
import type { MemberView, RoomView } from '../../shared/room';
import type { SeatMetadata } from '../../shared/wire';
import type { Person } from '../board/contract';
import { seedOf } from '../room/person/seeds';

/**
 * Who plays, in seat order. The match knows the names at its seats, the room knows the people: somebody who left
 * keeps the name at the table, and a bot plays there.
 */
export function peopleOf(room: RoomView, seats: readonly SeatMetadata[], own: Viewer, me: MemberView | null): Person[] {
  const isRunning = room.match !== null && !room.match.over;
  const known = seats.length > 0 ? seats : fromRoom(room);
  return [...known]
    .sort((a, b) => a.id - b.id)
    .map(({ id, name, isConnected }) => {
      const seat = String(id);
      const sitting = isRunning ? room.members.find((member) => member.seat === seat) : undefined;
      const member = sitting ?? room.members.find((one) => one.name === name);
      return {
        seat,
        name: member?.name ?? name,
        face: member?.face ?? seedOf(name),
        you: own === null ? false : seat === own && (me === null || member?.id === me.id || !isRunning),
        host: member?.id === room.host,
        online: member ? member.online : isConnected,
        bot: member ? member.bot !== null || member.standIn : true,
      };
    });
}

/** Points of the evening in one game, by seat. Totals are the members'; whoever left the room has none to show. */
export function totalsOf(room: RoomView, game: GameId, people: readonly Pick<Person, 'seat' | 'name'>[]) {
  const points: Record<Seat, number> = {};
  let played = 0;
  for (const { seat, name } of people) {
    const member = room.members.find((one) => one.name === name);
    const total = room.totals.find((entry) => entry.member === member?.id);
    if (!total) continue;
    points[seat] = total.points[game] ?? 0;
    played = Math.max(played, total.played);
  }
  return { played, points };
}

function fromRoom(room: RoomView): SeatMetadata[] {
  return room.members.flatMap(({ seat, name, online }) =>
    seat === null ? [] : [{ id: Number(seat), name, isConnected: online }],
  );
}
