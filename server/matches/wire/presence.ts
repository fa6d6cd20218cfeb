import { type MemberId, type Seat, seatsOf } from '../../../shared/ids';
import type { SeatMetadata } from '../../../shared/wire';
import type { SeatedPlayer } from '../types';

/** What the room says of who sits where and is here now. */
export type People = Readonly<Record<Seat, { member: MemberId; name: string; online: boolean }>>;

/** What `matchData` says: what the room told last, else the names the match began with. */
export function metadataOf(
  seats: number,
  seatedPlayers: Readonly<Record<Seat, SeatedPlayer>>,
  people: People,
): SeatMetadata[] {
  return seatsOf(seats).map((seat) => {
    const seated = seatedPlayers[seat];
    const person = people[seat];
    const isConnected = person?.online ?? (seated !== undefined && seated.bot !== null);
    const member = person?.member ?? seated?.member ?? null;
    return { id: Number(seat), name: person?.name ?? seated?.name ?? '', isConnected, member };
  });
}
