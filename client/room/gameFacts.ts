import type { GameFacts } from '#shared/room/room.ts';

export function playersOf({ players: { min, max } }: GameFacts): string {
  return min === max ? `${min} players` : `${min}–${max} players`;
}

/** Says how long a match takes, measured with bots. People take longer, because they talk. */
export function minutesOf({ minutes: [from, to] }: GameFacts): string {
  return from === to ? `${from} min with bots` : `${from}–${to} min with bots`;
}
