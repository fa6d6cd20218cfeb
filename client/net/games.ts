import type { Json } from '#shared/json.ts';
import { GAMES_TAG, type GameFacts } from '#shared/room/room.ts';
import { translated } from '#shared/text/texts.ts';

/** The area with the levels of bots that every game has. */
const CATALOGUE = 'server.catalogue';

/**
 * Returns the catalogue of games that is embedded in the page. Returns null if there is none, for example in
 * development.
 */
export function gamesOfPage(): readonly GameFacts[] | null {
  const json = document.getElementById(GAMES_TAG)?.textContent;
  if (!json) return null;
  const games: readonly GameFacts[] = JSON.parse(json);
  return import.meta.env.HAS_LANGUAGES ? gamesInLanguage(games) : games;
}

/** Returns the games with their words in this device's language, as far as its texts are loaded. */
export const gamesInLanguage = (games: readonly GameFacts[]): readonly GameFacts[] => games.map(inLanguage);

/** Replaces the words of a game, which its `lobbyText.ts` declares. Only the server has them in English. */
function inLanguage(game: GameFacts): GameFacts {
  const lobby = `${game.id}.lobby`;
  const form = game.options as { properties?: Json } | null;
  const idle = game.idleBots ? translated(CATALOGUE, ['idleAbout']) : null;
  return {
    ...game,
    tagline: inWords(game.tagline, `${game.id}.poster`, 'tagline'),
    options: form && { ...form, properties: inWords(form.properties ?? {}, lobby, 'options') },
    paces: inWords(game.paces, lobby, 'paces'),
    levels: game.levels.map((level) => {
      const place = `levels.${level.id}`;
      const inOwn = inWords(inWords(level, CATALOGUE, place), lobby, place);
      return idle === null ? inOwn : { ...inOwn, about: idle };
    }),
  };
}

/** Replaces each string for which the area has a text in the same place, such as `options.pace.title`. */
function inWords<Facts>(facts: Facts, area: string, place: string): Facts;
function inWords(facts: unknown, area: string, place: string): unknown {
  if (typeof facts === 'string') return translated(area, [place]) ?? facts;
  if (Array.isArray(facts)) return facts.map((each, at) => inWords(each, area, `${place}.${at}`));
  if (typeof facts !== 'object' || facts === null) return facts;
  const entries = Object.entries(facts).map(([key, each]) => [key, inWords(each, area, `${place}.${key}`)]);
  return Object.fromEntries(entries);
}
