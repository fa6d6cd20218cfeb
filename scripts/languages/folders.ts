import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with a folder for each language, named by its tag: `de`, `pt-BR`. */
export const LANGUAGES = 'languages';

/** The file with the topic cards of a language. They are written in each language and not translated. */
export const topicCardsOf = (tag: string): string => `games/covertques/content/secret/words-${tag}.json`;

/** The tags of the languages for which the project has a folder. */
export function tagsOf(root: string): string[] {
  const folder = join(root, LANGUAGES);
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.includes('.')) : [];
}
