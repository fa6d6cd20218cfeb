import type { GameFacts } from '#shared/room.ts';

export function playersOf({ players: { min, max } }: GameFacts): string {
  return min === max ? `${min} players` : `${min}–${max} players`;
}

/** Measured with bots. People talk, and take longer. */
export function minutesOf({ minutes: [from, to] }: GameFacts): string {
  return from === to ? `${from} min with bots` : `${from}–${to} min with bots`;
}
