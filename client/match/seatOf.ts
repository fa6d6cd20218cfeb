import type { SeatAnswer } from '#shared/wire/wire.ts';
import { ApiError, type RoomApi } from '../net/api';
import { deviceId } from '../state/device';

/**
 * Returns a function that fetches the seat's credentials and caches them. If `fresh` is true, the function requests new
 * ones. It resolves to null on a device without a seat.
 */
export function seatOf(api: RoomApi, match: string): (fresh: boolean) => Promise<SeatAnswer | null> {
  let known: SeatAnswer | null = null;
  return async (fresh) => {
    if (known && !fresh) return known;
    try {
      const answer = await api.seat(deviceId());
      known = answer.match.id === match ? answer : null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 429) throw error;
      known = null;
    }
    return known;
  };
}
