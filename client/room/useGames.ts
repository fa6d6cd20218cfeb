import { useEffect, useState } from 'react';
import type { GameFacts } from '#shared/room/room.ts';
import { api } from '../net/api';
import { gamesOfPage } from '../net/games';

let known: readonly GameFacts[] | null = gamesOfPage();

/** Returns the catalogue of games. It is embedded in the page or fetched from the server once per visit. */
export function useGames(): readonly GameFacts[] {
  const [games, setGames] = useState(known);
  useEffect(() => {
    if (games !== null) return;
    let isGone = false;
    let again: ReturnType<typeof setTimeout>;
    const ask = () =>
      api.games().then(
        (list) => {
          known = list;
          if (!isGone) setGames(list);
        },
        () => {
          again = setTimeout(ask, 1500);
        },
      );
    void ask();
    return () => {
      isGone = true;
      clearTimeout(again);
    };
  }, [games]);
  return games ?? [];
}
