import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Pattern, type Placeable, StringLiteral, TextElement, Visitor } from '@fluent/syntax';
import type { Page } from '@playwright/test';
import { readEnglish } from '#scripts/languages/english.ts';
import { tagsOf, topicCardsOf } from '#scripts/languages/folders.ts';
import { compiled, isComplete, readTranslation } from '#scripts/languages/languages.ts';
import { root } from '#scripts/run/tool.mjs';
import { must } from '#shared/must.ts';
import { textsOn } from './testBuild';

const { areas } = readEnglish(root);

/** The tags of the languages in the build for tests, without pseudo-languages. */
export const TAGS: readonly string[] = tagsOf(root).filter((tag) =>
  isComplete({ areas, unmoved: [] }, readTranslation(root, tag)),
);

const wordsIn = (text: string): string[] =>
  text
    .replaceAll('\u00ad', '')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/** Returns all words in the texts of a language, in lower case. */
export function vocabularyOf(tag: string): Set<string> {
  const { messages, terms } = readTranslation(root, tag).translation;
  const words = new Set<string>();
  class Collector extends Visitor {
    override visitPattern(pattern: Pattern): void {
      for (const word of wordsIn(pattern.elements.map(literalOf).join(''))) words.add(word);
      this.genericVisit(pattern);
    }
  }
  const collector = new Collector();
  for (const entry of [...messages.values(), ...terms.values()]) collector.visit(entry);
  return words;
}

/** Returns an element of a message if it is always the same text, or else a space. */
function literalOf(element: TextElement | Placeable): string {
  if (element instanceof TextElement) return element.value;
  const { expression } = element as Placeable;
  return expression instanceof StringLiteral ? expression.parse().value : ' ';
}

/**
 * Returns the words on the topic cards of Covert Ques in a language. No text contains them, because each language has its
 * own cards.
 */
export const wordsOnCards = (tag: string): string[] => wordsIn(readFileSync(join(root, topicCardsOf(tag)), 'utf8'));

/**
 * Returns the texts on a page with words that are in no text of its language. Words in `names` belong to people, cities
 * and games.
 */
export async function foreignOn(
  page: Page,
  vocabulary: ReadonlySet<string>,
  names: readonly string[],
): Promise<string[]> {
  const known = new Set(names.flatMap(wordsIn));
  const isForeign = (word: string) => !vocabulary.has(word) && !known.has(word);
  return (await textsOn(page)).flatMap((text) => {
    const foreign = wordsIn(text).filter(isForeign);
    return foreign.length === 0 ? [] : [`${foreign.join(' ')}: ${text}`];
  });
}

/** Returns a function that returns a text of a language by its area and name: `say('home', 'start')`. */
export async function textsOf(tag: string): Promise<(area: string, name: string) => string> {
  const code = compiled(readTranslation(root, tag).translation, areas);
  const { default: texts } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return (area, name) => must<string>(texts[area]?.[name], `${area}/${name}`);
}
