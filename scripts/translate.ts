// `npm run translate -- de` adds the texts that a language lacks to its files, and says how much is done.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, readEnglish } from './languages/english.ts';
import { LANGUAGES, tagsOf } from './languages/folders.ts';
import { progressOf, readTranslation } from './languages/languages.ts';
import { withEnglish } from './languages/pages.ts';
import { pageIn, withMissing } from './languages/skeleton.ts';
import { root } from './run/tool.mjs';

const [tag] = process.argv.slice(2);
const { areas, unmoved } = readEnglish(root);

if (tag !== undefined) {
  if (Intl.getCanonicalLocales(tag)[0] !== tag || tag === 'en')
    throw new Error(`${tag} is no tag of another language.`);
  const folder = join(root, LANGUAGES, tag);
  mkdirSync(folder, { recursive: true });
  const missing = new Set(progressOf(areas, readTranslation(root, tag)).missing);
  for (const name of new Set(areas.map((area) => fileOf(area.name)))) {
    const own = areas.filter((area) => fileOf(area.name) === name);
    const page = pageIn(own);
    const path = join(folder, `${name}.${page === null ? 'ftl' : 'md'}`);
    const written = existsSync(path) ? readFileSync(path, 'utf8') : '';
    writeFileSync(path, page === null ? withMissing(written, own, missing) : withEnglish(written, page));
  }
}
for (const each of tag === undefined ? tagsOf(root) : [tag]) {
  const { all, done, problems } = progressOf(areas, readTranslation(root, each));
  console.log(`${each}: ${done} of ${all} texts`);
  for (const problem of problems) console.log(`  ${problem}`);
}
if (unmoved.length > 0) console.log(`${unmoved.length} files have texts that cannot be translated yet.`);
