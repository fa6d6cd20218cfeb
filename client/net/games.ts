import { GAMES_TAG, type GameFacts } from '#shared/room.ts';

/**
 * Returns the catalogue of games that is included in the page, or null if the page includes none, as in development.
 */
export function gamesOfPage(): GameFacts[] | null {
  const json = document.getElementById(GAMES_TAG)?.textContent;
  return json ? (JSON.parse(json) as GameFacts[]) : null;
}
