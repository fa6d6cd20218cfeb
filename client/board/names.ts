import type { Seat } from '#shared/ids.ts';
import type { Names } from '#shared/text.ts';

/** Returns a function that returns the name of the person at a seat of this table. */
export function nameOf(people: readonly { seat: Seat; name: string }[]): Names {
  return (seat) => people.find((person) => person.seat === seat)?.name ?? `Seat ${seat}`;
}
