import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Identifier, Message, Pattern, TextElement } from '@fluent/syntax';
import type { Area } from './english.ts';

/** The name of the only text of an area that is a page of Markdown. */
const PAGE = 'page';

/** The first line of a page that `npm run translate` has copied. The page counts as missing until the line is removed. */
const MARK = '<!-- Not translated yet: remove this line when the page below is translated. -->\n';

/** Returns an area for the rules of each game. Its text is the whole page. */
export function pagesOf(root: string): Area[] {
  const games = readdirSync(join(root, 'games')).filter((game) => existsSync(join(root, 'games', game, 'rules.md')));
  return games.sort().map((game) => rulesArea(game, readFileSync(join(root, 'games', game, 'rules.md'), 'utf8')));
}

export function rulesArea(game: string, markdown: string): Area {
  const text = { message: pageOf(markdown), gaps: null };
  return { name: `${game}-rules`, file: `games/${game}/rules.md`, tree: { record: [[PAGE, { text }]] } };
}

const pageOf = (markdown: string) => new Message(new Identifier(PAGE), new Pattern([new TextElement(markdown)]));

/** Returns a language's page `name` as a message by its key, or nothing if it is not translated. */
export function readPage(name: string, markdown: string): (readonly [string, Message])[] {
  return markdown.startsWith(MARK) ? [] : [[`${name.replace(/\.md$/, '')}/${PAGE}`, pageOf(markdown)]];
}

/** Returns the Markdown of a message, or null if it is no page. */
export function markdownOf({ id, value }: Message): string | null {
  const [only] = value?.elements ?? [];
  return id.name === PAGE && only instanceof TextElement ? only.value : null;
}

/** Boards open a part of the rules by the id in its heading, so each language needs the same ids in the same order. */
export function pageProblems(english: Message, translated: Message): string[] {
  const [wanted, given] = [english, translated].map((page) => idsOf(markdownOf(page) ?? ''));
  return wanted === given ? [] : [`the headings have the ids ${given}, but English has ${wanted}`];
}

const idsOf = (markdown: string): string => (markdown.match(/(?<=^## .*)\{#[a-z-]+\}$/gm) ?? []).join(' ');

/** Returns a page of a language: as it is, or the English page to translate. */
export function withEnglish(page: string, english: string): string {
  return page === '' || page.startsWith(MARK) ? MARK + english : page;
}
