import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../ids';
import type { Json } from '../json';

/** Shorter than this, words turn up by chance. */
const SHORTEST = 16;
/** Lists shorter than this stand together by chance. */
const FEWEST = 6;

/**
 * Every phrase of `games/<id>/content/secret/*.json` that is long enough to be nobody else's: what no file of the
 * built client may contain. Scripts are cut at their `{blanks}`. `root` is the project's folder.
 */
export function secretPhrases(root: string): { game: GameId; phrase: string }[] {
  return gamesIn(root).flatMap((game) => {
    const phrases = secretFiles(join(root, 'games', game, 'content', 'secret')).flatMap(phrasesOf);
    return [...new Set(phrases)].map((phrase) => ({ game, phrase }));
  });
}

/**
 * Every list of single words in `games/<id>/content/secret/*.json` that is long enough not to stand together by
 * chance: what no file of the built client may hold all of. One word alone may be anywhere.
 */
export function secretLists(root: string): { game: GameId; words: readonly string[] }[] {
  return gamesIn(root).flatMap((game) => {
    const lists = secretFiles(join(root, 'games', game, 'content', 'secret')).flatMap(listsOf);
    return lists.map((words) => ({ game, words }));
  });
}

/** Whether a text holds every one of these words as a string or an entry of its own. */
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
    // A game without secret content has no such folder.
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
