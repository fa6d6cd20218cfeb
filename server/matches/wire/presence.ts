import { type Seat, seatsOf } from '#shared/ids.ts';
import type { SeatMetadata } from '#shared/wire/wire.ts';
import type { People, SeatedPlayer } from '../types';

/**
 * Returns the contents of `matchData`, with the room's latest names. If the room has not sent names yet, uses the names
 * at the deal.
 */
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
