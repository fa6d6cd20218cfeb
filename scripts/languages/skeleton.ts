import type { Area } from './english.ts';
import { englishFile, textsOf } from './languages.ts';
import { markdownOf } from './pages.ts';

const MARK = '### Not translated yet: remove the # before a text and translate it.';

/** Returns the English page of Markdown in these areas, or null if they have texts. */
export function pageIn(areas: readonly Area[]): string | null {
  const [text] = textsOf(areas).values();
  return text ? markdownOf(text.message) : null;
}

/**
 * Returns a file of a language with the texts that it lacks at its end, as comments in English. Everything before them
 * stays as it is.
 */
export function withMissing(file: string, areas: readonly Area[], missing: ReadonlySet<string>): string {
  const [translated = ''] = file.split(MARK);
  const english = englishFile(areas, (key) => !missing.has(key));
  if (english === '') return translated === '' ? '' : `${translated.trimEnd()}\n`;
  const commented = english
    .trimEnd()
    .split('\n')
    .map((line) => `# ${line}`.trimEnd());
  return `${translated.trimEnd()}\n\n${MARK}\n\n${commented.join('\n')}\n`.trimStart();
}
