import { useEffect, useState } from 'react';
import type { GameFacts } from '#shared/room/room.ts';
import { api } from '../net/api';
import { gamesInLanguage, gamesOfPage } from '../net/games';
import { sentencesLoaded } from '../net/inLanguage';

/** The catalogue that was fetched from the server. */
let known: readonly GameFacts[] | null = null;

/** Returns the catalogue of games. It is embedded in the page or fetched from the server once per visit. */
export function useGames(): readonly GameFacts[] {
  const [games, setGames] = useState(() => known ?? gamesOfPage());
  useEffect(() => {
    if (!import.meta.env.HAS_LANGUAGES) return;
    void sentencesLoaded().then(() => setGames((now) => now && gamesInLanguage(now)));
  }, []);
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
