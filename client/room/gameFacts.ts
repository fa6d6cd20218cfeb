import type { GameFacts } from '#shared/room/room.ts';

export function playersOf({ players: { min, max } }: GameFacts): string {
  return min === max ? `${min} players` : `${min}–${max} players`;
}

/** Describes how long a match takes, as measured with bots. Matches between people take longer, because people talk. */
export function minutesOf({ minutes: [from, to] }: GameFacts): string {
  return from === to ? `${from} min with bots` : `${from}–${to} min with bots`;
}
