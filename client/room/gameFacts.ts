import type { GameFacts } from '#shared/room/room.ts';
import { FACTS } from './factsText';

export function playersOf({ players: { min, max } }: GameFacts): string {
  return min === max ? FACTS.players(min) : FACTS.playersFrom(min, max);
}

/** Describes how long a match takes, as measured with bots. Matches between people take longer, because people talk. */
export function minutesOf({ minutes: [from, to] }: GameFacts): string {
  return from === to ? FACTS.minutes(from) : FACTS.minutesFrom(from, to);
}
