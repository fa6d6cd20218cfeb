import { useEffect, useMemo, useState } from 'react';
import type { MemberId, Seat } from '#shared/ids.ts';
import type { RoomView } from '#shared/room/room.ts';

/**
 * The time for which a member who has disconnected still counts as online, in ms. Phones disconnect whenever a person
 * looks at another app or answers a call.
 */
export const GRACE = 30_000;

/** A room's members, as far as presence needs them. */
type Present = Pick<RoomView['members'][number], 'id' | 'online' | 'seat'>;

/** Remembers since when members have been offline. Members who were never seen online have no grace. */
export class Presence {
  readonly #online = new Set<MemberId>();
  readonly #since = new Map<MemberId, number>();

  /** Notes who is online. `now` is a time in ms. */
  update(members: readonly Present[], now: number): void {
    for (const { id, online } of members) {
      if (online) {
        this.#online.add(id);
        this.#since.delete(id);
      } else if (this.#online.delete(id)) this.#since.set(id, now);
    }
  }

  /**
   * Returns true if a member counts as online. A member who is waited for counts as offline immediately, because the
   * others want to know why nothing happens.
   */
  isOnline({ id, online, seat }: Present, waitingFor: readonly Seat[], now: number): boolean {
    if (online) return true;
    const since = this.#since.get(id);
    return since !== undefined && now < since + GRACE && !(seat !== null && waitingFor.includes(seat));
  }

  /** Returns when the next grace ends, in ms, or null. */
  nextEnd(now: number): number | null {
    const ends = [...this.#since.values()].map((since) => since + GRACE).filter((end) => end > now);
    return ends.length > 0 ? Math.min(...ends) : null;
  }
}

/** Returns the room in which members count as online for a while after they have disconnected. */
export function useSteadyRoom(room: RoomView, waitingFor: readonly Seat[]): RoomView {
  const [presence] = useState(() => new Presence());
  const [ended, setEnded] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a grace has ended, the next one is awaited
  useEffect(() => {
    const now = performance.now();
    const end = presence.nextEnd(now);
    if (end === null) return;
    const timer = setTimeout(() => setEnded(end), end - now);
    return () => clearTimeout(timer);
  }, [presence, room, ended]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: people are drawn again when a grace has ended
  return useMemo(() => {
    const now = performance.now();
    presence.update(room.members, now);
    return {
      ...room,
      members: room.members.map((member) => ({ ...member, online: presence.isOnline(member, waitingFor, now) })),
    };
  }, [presence, room, waitingFor, ended]);
}
