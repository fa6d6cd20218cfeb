// `npm run translate -- de` adds the texts that a language lacks to its files, and says how much is done and what
// has to be translated again.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, readEnglish } from './languages/english.ts';
import { LANGUAGES, tagsOf } from './languages/folders.ts';
import { progressOf, readTranslation } from './languages/languages.ts';
import { withEnglish } from './languages/pages.ts';
import { pageIn, withMissing } from './languages/skeleton.ts';
import { LOCK, readLock, staleIn, withHashes } from './languages/stale.ts';
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
  const read = readTranslation(root, each);
  const { all, done, problems } = progressOf(areas, read);
  const path = join(root, LANGUAGES, each, LOCK);
  const lock = readLock(existsSync(path) ? readFileSync(path, 'utf8') : '');
  if (tag !== undefined) writeFileSync(path, withHashes(areas, read.translation, lock));
  const stale = staleIn(areas, read.translation, lock);
  console.log(`${each}: ${done} of ${all} texts${stale.length > 0 ? `, of which ${stale.length} are stale` : ''}`);
  for (const file of read.lacks) console.log(`  ${file} is missing: it is written in the language, not translated`);
  for (const problem of problems) console.log(`  ${problem}`);
  for (const key of stale) console.log(`  ${each}/${key}: the English text has changed`);
}
if (unmoved.length > 0) console.log(`${unmoved.length} files have texts that cannot be translated yet.`);
