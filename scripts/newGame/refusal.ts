import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Code } from '#shared/ids.ts';
import { GAME_ID, PLACES, RESERVED_GAME_IDS } from '../games/gameFolders.mjs';

export interface NewGameRefusal {
  refused: Code;
  /** A sentence that says how to fix the problem. */
  detail: string;
}

/** Words that cannot be identifiers in a module, and property names that every object has. */
const OF_THE_LANGUAGE = `arguments await break case catch class const constructor continue debugger default delete do
  else enum eval export extends false finally for function if implements import in instanceof interface let new null
  package private protected public return static super switch this throw true try typeof undefined var void while with
  yield`.split(/\s+/);

/**
 * Returns the reason why no game with this id can be created here, or null if the id is fine. `taken` lists the names
 * that the template's code uses for something else.
 */
export function refusalOf(
  root: string,
  id: string | undefined,
  folder: string,
  taken: ReadonlySet<string>,
): NewGameRefusal | null {
  if (id === undefined || id === '')
    return { refused: 'id-missing', detail: 'Say what the game is called: npm run new-game nightshift.' };
  if (!GAME_ID.test(id))
    return {
      refused: 'id-malformed',
      detail: `"${id}" cannot be an id: take 2 to 20 small letters and digits, a letter first, like "nightshift".`,
    };
  const there = [...PLACES.map((place) => `${place}/${id}`), folder].find((path) => existsSync(resolve(root, path)));
  if (there) return { refused: 'id-taken', detail: `${there} is there already: choose another id.` };
  if (RESERVED_GAME_IDS.includes(id) || foldersOf(root).includes(id))
    return { refused: 'id-reserved', detail: `"${id}" is a word of the platform: choose another id.` };
  if (OF_THE_LANGUAGE.includes(id) || taken.has(id))
    return { refused: 'id-reserved', detail: `"${id}" is a word that the code of a game uses: choose another id.` };
  return null;
}

function foldersOf(root: string): string[] {
  const entries = readdirSync(root, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
