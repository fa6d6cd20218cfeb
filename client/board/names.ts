import type { Seat } from '#shared/ids.ts';
import type { Names } from '#shared/text/text.ts';

/** Returns a function that maps a seat to its person's name. */
export function nameOf(people: readonly { seat: Seat; name: string }[]): Names {
  return (seat) => people.find((person) => person.seat === seat)?.name ?? `Seat ${seat}`;
}
