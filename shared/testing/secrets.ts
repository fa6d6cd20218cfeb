import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../ids';
import type { Json } from '../json';

/** The minimum number of characters in a phrase. A shorter phrase could occur in the client by chance. */
const SHORTEST = 16;
/** The minimum number of words in a list. All words of a shorter list could occur in the client by chance. */
const FEWEST = 6;

/**
 * Lists all phrases in `games/<id>/content/secret/*.json` that are too long to occur by chance. No file of the built
 * client may contain any of them. Texts are split at placeholders such as `{blanks}`. `root` is the project's folder.
 */
export function secretPhrases(root: string): { game: GameId; phrase: string }[] {
  return gamesIn(root).flatMap((game) => {
    const phrases = secretFiles(join(root, 'games', game, 'content', 'secret')).flatMap(phrasesOf);
    return [...new Set(phrases)].map((phrase) => ({ game, phrase }));
  });
}

/**
 * Lists all word lists in `games/<id>/content/secret/*.json` that are too long to occur by chance. No file of the built
 * client may contain all words of such a list. Single words may occur anywhere.
 */
export function secretLists(root: string): { game: GameId; words: readonly string[] }[] {
  return gamesIn(root).flatMap((game) => {
    const lists = secretFiles(join(root, 'games', game, 'content', 'secret')).flatMap(listsOf);
    return lists.map((words) => ({ game, words }));
  });
}

/** Returns true if a text contains each of these words as a separate quoted string. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  const plain = text.replaceAll('\\', '');
  return words.every((word) => ['"', "'", '`'].some((quote) => plain.includes(quote + word + quote)));
}

function listsOf(content: Json): (readonly string[])[] {
  if (content === null || typeof content !== 'object') return [];
  if (Array.isArray(content) && content.length >= FEWEST && content.every((word) => typeof word === 'string'))
    return [content];
  return Object.values(content).flatMap(listsOf);
}

function gamesIn(root: string): GameId[] {
  const entries = readdirSync(join(root, 'games'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function secretFiles(folder: string): Json[] {
  const names = listing(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

function listing(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Games without secret content do not have this folder.
    return [];
  }
}

function phrasesOf(content: Json): string[] {
  if (typeof content === 'string') {
    return content
      .split(/\{\w+\}/)
      .map((piece) => piece.trim())
      .filter((piece) => piece.length >= SHORTEST);
  }
  if (content === null || typeof content !== 'object') return [];
  return Object.values(content).flatMap(phrasesOf);
}
