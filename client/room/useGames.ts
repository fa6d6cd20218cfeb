import { useEffect, useState } from 'react';
import type { GameFacts } from '#shared/room/room.ts';
import { translated } from '#shared/text/texts.ts';
import { api } from '../net/api';
import { gamesOfPage } from '../net/games';

let known: readonly GameFacts[] | null = gamesOfPage();

/** The texts of levels that every game has, by the level's id. */
const LEVELS: Readonly<Record<string, readonly [title: string, about: string]>> = {
  random: ['chance', 'chanceAbout'],
  searcher: ['searcher', 'searcherAbout'],
};

/** Returns the games with the levels of bots that every game has in this device's language. */
function inWords(games: readonly GameFacts[] | null): readonly GameFacts[] | null {
  if (games === null) return null;
  const word = (name: string | undefined) => (name === undefined ? null : translated('server.catalogue', [name]));
  return games.map((game) => ({
    ...game,
    levels: game.levels.map(({ id, title, about }) => {
      const [own, sentence] = LEVELS[id] ?? [];
      return { id, title: word(own) ?? title, about: word(game.idleBots ? 'idleAbout' : sentence) ?? about };
    }),
  }));
}

/** Returns the catalogue of games. It is embedded in the page or fetched from the server once per visit. */
export function useGames(): readonly GameFacts[] {
  const [games, setGames] = useState(() => (import.meta.env.HAS_LANGUAGES ? inWords(known) : known));
  useEffect(() => {
    if (games !== null) return;
    let isGone = false;
    let again: ReturnType<typeof setTimeout>;
    const ask = () =>
      api.games().then(
        (list) => {
          known = list;
          if (!isGone) setGames(import.meta.env.HAS_LANGUAGES ? inWords(list) : list);
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
