import { GAMES_TAG, type GameFacts } from '#shared/room.ts';

/** The catalogue that came with the page; null where the page brought none, as while developing. */
export function gamesOfPage(): GameFacts[] | null {
  const json = document.getElementById(GAMES_TAG)?.textContent;
  return json ? (JSON.parse(json) as GameFacts[]) : null;
}
