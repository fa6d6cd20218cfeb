import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../ids';
import type { Json } from '../json';

/** Shorter than this, words turn up by chance. */
const SHORTEST = 16;

/**
 * Every phrase of `games/<id>/content/secret/*.json` that is long enough to be nobody else's: what no file of the
 * built client may contain. Scripts are cut at their `{blanks}`. `root` is the project's folder.
 */
export function secretPhrases(root: string): { game: GameId; phrase: string }[] {
  return secretsIn(root).flatMap(({ game, contents }) =>
    [...new Set(contents.flatMap(phrasesOf))].map((phrase) => ({ game, phrase })),
  );
}

/** Fewer words than these may stand together in a file by chance. */
const FEWEST = 5;

/**
 * Every list of words of `games/<id>/content/secret/*.json`, whatever their length: what no single file of the built
 * client may contain whole.
 */
export function secretLists(root: string): { game: GameId; words: string[] }[] {
  return secretsIn(root).flatMap(({ game, contents }) =>
    contents.flatMap(listsOf).map((words) => ({ game, words: [...new Set(words)] })),
  );
}

function listsOf(content: Json): string[][] {
  if (content === null || typeof content !== 'object') return [];
  const values: Json[] = Object.values(content);
  const words = values.filter((value) => typeof value === 'string');
  return [...(Array.isArray(content) && words.length >= FEWEST ? [words] : []), ...values.flatMap(listsOf)];
}

function secretsIn(root: string): { game: GameId; contents: Json[] }[] {
  const games = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return games.map(({ name: game }) => ({
    game,
    contents: secretFiles(join(root, 'games', game, 'content', 'secret')),
  }));
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
