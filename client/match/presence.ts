import { useEffect, useMemo, useState } from 'react';
import type { Seat } from '#shared/ids.ts';
import type { Person } from '../board/contract';

/**
 * The time for which a person who has disconnected still counts as online, in ms. Phones disconnect whenever a person
 * looks at another app or answers a call.
 */
export const GRACE = 30_000;

/** A person, as far as presence needs it. */
type Present = Pick<Person, 'seat' | 'online'>;

/** Remembers since when people have been disconnected. People who were never seen online have no grace. */
export class Presence {
  readonly #online = new Set<Seat>();
  readonly #since = new Map<Seat, number>();

  /** Notes whose devices are connected. `now` is a time in ms. */
  update(people: readonly Present[], now: number): void {
    for (const { seat, online } of people) {
      if (online) {
        this.#online.add(seat);
        this.#since.delete(seat);
      } else if (this.#online.delete(seat)) this.#since.set(seat, now);
    }
  }

  /**
   * Returns true if a person counts as online. A person who is waited for counts as offline immediately, because the
   * others want to know why nothing happens.
   */
  isOnline({ seat, online }: Present, waitingFor: readonly Seat[], now: number): boolean {
    if (online) return true;
    const since = this.#since.get(seat);
    return since !== undefined && now < since + GRACE && !waitingFor.includes(seat);
  }

  /** Returns when the next grace ends, in ms, or null. */
  nextEnd(now: number): number | null {
    const ends = [...this.#since.values()].map((since) => since + GRACE).filter((end) => end > now);
    return ends.length > 0 ? Math.min(...ends) : null;
  }
}

/** Returns the people, who count as online for a while after their devices have disconnected. */
export function useSteadyPeople<P extends Person>(people: readonly P[], waitingFor: readonly Seat[]): P[] {
  const [presence] = useState(() => new Presence());
  const [ended, setEnded] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a grace has ended, the next one is awaited
  useEffect(() => {
    const now = performance.now();
    const end = presence.nextEnd(now);
    if (end === null) return;
    const timer = setTimeout(() => setEnded(end), end - now);
    return () => clearTimeout(timer);
  }, [presence, people, ended]);
  const now = performance.now();
  presence.update(people, now);
  const online = people.map((person) => presence.isOnline(person, waitingFor, now));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the people change only if one of these answers does
  return useMemo(
    () => people.map((person, at) => ({ ...person, online: online[at] === true, disconnected: !person.online })),
    [people, String(online)],
  );
}
