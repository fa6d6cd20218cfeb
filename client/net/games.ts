import { GAMES_TAG, type GameFacts } from '#shared/room/room.ts';

/**
 * Returns the catalogue of games that is embedded in the page. Returns null if there is none, for example in
 * development.
 */
export function gamesOfPage(): GameFacts[] | null {
  const json = document.getElementById(GAMES_TAG)?.textContent;
  return json ? (JSON.parse(json) as GameFacts[]) : null;
}
