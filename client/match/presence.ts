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
  /** When each person disconnected, in ms, or infinity while the person is online. */
  readonly #since = new Map<Seat, number>();

  /** Notes whose devices are connected. `now` is a time in ms. */
  update(people: readonly Present[], now: number): void {
    for (const { seat, online } of people)
      if (online || this.#since.get(seat) === Infinity) this.#since.set(seat, online ? Infinity : now);
  }

  /**
   * Returns true if a person counts as online. A person who is waited for counts as offline immediately, because the
   * others want to know why nothing happens.
   */
  isOnline({ seat, online }: Present, waitingFor: readonly Seat[], now: number): boolean {
    return online || (now < (this.#since.get(seat) ?? -GRACE) + GRACE && !waitingFor.includes(seat));
  }

  /** Returns when the next grace ends, in ms, or null. */
  nextEnd(now: number): number | null {
    const end = Math.min(...[...this.#since.values()].map((since) => since + GRACE).filter((end) => end > now));
    return end < Infinity ? end : null;
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
