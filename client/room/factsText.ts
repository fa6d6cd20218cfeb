import { texts } from '#shared/text/texts.ts';

/** The facts on a game's card. */
export const FACTS = texts('door.facts', {
  players: (players: number) => `${players} players`,
  playersFrom: (from: number, to: number) => `${from}–${to} players`,
  minutes: (minutes: number) => `${minutes} min with bots`,
  minutesFrom: (from: number, to: number) => `${from}–${to} min with bots`,
});
