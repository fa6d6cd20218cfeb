import type { GameFacts } from '../../shared/room';

export function playersOf({ players: { min, max } }: GameFacts): string {
  return min === max ? `${min} players` : `${min}–${max} players`;
}

export function minutesOf({ minutes: [from, to] }: GameFacts): string {
  return from === to ? `${from} min` : `${from}–${to} min`;
}
