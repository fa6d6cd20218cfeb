import { GAMES_TAG, type GameFacts } from '#shared/room/room.ts';

/** Returns the catalogue of games that the page includes, or null if it includes none, as in development. */
export function gamesOfPage(): GameFacts[] | null {
  const json = document.getElementById(GAMES_TAG)?.textContent;
  return json ? (JSON.parse(json) as GameFacts[]) : null;
}
