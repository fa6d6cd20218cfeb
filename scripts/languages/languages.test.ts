import { expect, test } from 'vitest';
import { games } from '#games/index.ts';
import { outside } from '#games/outside.ts';
import { gameFacts } from '#server/rooms/games.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { gapsOf } from '#shared/contract/voice.ts';
import { areasOf, type EnglishText, fileOf, linesIn, readEnglish, type Tree, withIds } from './english.ts';
import { tagsOf, topicCardsOf } from './folders.ts';
import {
  compiled,
  englishFile,
  isComplete,
  progressOf,
  pseudoTranslation,
  readFiles,
  readTranslation,
  textsOf,
} from './languages.ts';
import { rulesArea, withEnglish } from './pages.ts';
import { PSEUDO } from './pseudo.ts';
import { withMissing } from './skeleton.ts';
import { readLock, staleIn, withHashes } from './stale.ts';

const ROOT = process.cwd();

const AREA = `
  import { texts } from '#shared/text/texts.ts';
  export const TABLE = texts('table', {
    start: 'Start',
    /** On the door. */
    seats: (free: number) => (free === 1 ? '1 free seat' : \`\${free} free seats\`),
    examined: (who: string, weapon: WeaponId) => \`\${who} examines the \${weapon}.\`,
    dice: (count: number) => \`\${capital(inWords(count))} dice, or \${inWords(count)}\`,
    players: (names: readonly string[]) => \`With \${namesOf(names)}\`,
    open: (isOpen: boolean) => (isOpen ? 'Open' : 'Closed'),
    here: (names: readonly string[]) => \`\${namesOf(names)} \${names.length === 1 ? 'is' : 'are'} here.\`,
    host: (host: string | null) => (host === null ? 'No host' : \`Host: \${host}\`),
    modes: { dark: 'Dark', light: 'Light' },
    chosen: (mode: Mode) => \`\${capital(TABLE.modes[mode])}: \${TABLE.modes[mode]}!\`,
    facts: ['One', 'Two'],
  } as const);
`;
const areas = withIds(areasOf('client/table/text.ts', AREA));

/** The texts of the area above in a language, as its script exports them. */
async function inLanguage(tag: string, table: string) {
  const { translation, problems } = readFiles(tag, { 'table.ftl': table });
  expect(problems).toEqual([]);
  const code = compiled(translation, areas);
  const { default: texts } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return texts.table;
}

const problemsIn = (tag: string, table: string) => progressOf(areas, readFiles(tag, { 'table.ftl': table })).problems;

test('English texts become Fluent messages with the same names, placeholders and comments', () => {
  expect(englishFile(areas).split('\n')).toEqual(
    expect.arrayContaining([
      'start = Start',
      '# On the door.',
      'examined = { $who } examines the { $weapon }.',
      '        [one] 1 free seat',
      '       *[other] { $free } free seats',
      'modes-dark = Dark',
      'chosen = { TERM("modes", $mode, case: "capital") }: { TERM("modes", $mode) }!',
      'facts-2 = Two',
      '    { LIST($names, type: "conjunction") } { COUNT($names) ->',
    ]),
  );
});

test.each([
  ['texts(`a`, { x: f("y") })', 'texts() needs a name'],
  ["texts('a', { x: [1].join() })", 'a text is a string, a template or a choice between them'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source code
  ["texts('a', { x: (n: number) => `${n + 1}` })", 'a text is a string'],
  ["texts('a', { x: (n: number) => (n > 1 ? 'a' : 'b') })", 'a choice is made by a flag, or with ==='],
  ["texts('a', { x: (n) => 'a' })", 'only gaps with a name and a type'],
  ["texts('a', { ...others })", 'only plain keys'],
])('a text that cannot become a Fluent message is refused: %s', (source, why) => {
  expect(() => areasOf('client/a/text.ts', source)).toThrow(why);
});

test('numbers, plurals, lists, flags and the forms of a term follow the language', async () => {
  const german = await inLanguage(
    'de',
    `
start = Los
seats = { $free ->
    [0] Kein Platz frei
    [one] Ein Platz frei
   *[other] { $free } Plätze frei
 }
examined = { $who } untersucht { TERM("weapon", $weapon, form: "accusative") }.
dice = { WORDS($count) } Würfel
players = Mit { LIST($names, type: "conjunction") }
here = { COUNT($names) ->
    [one] { LIST($names) } ist da.
   *[other] { LIST($names) } sind da.
 }
host = { $host ->
    [none] Keiner leitet
   *[other] { $host } leitet
 }
open = { $isOpen ->
    [true] Offen
   *[false] Zu
 }
chosen = { TERM("mode", $mode, case: "capital") } und { TERM("mode", $mode) }
-mode-dark = dunkel
-mode-light = hell
-weapon-knife = das Messer
    .accusative = das Messer
-weapon-dagger = der Dolch
    .accusative = den Dolch
`,
  );
  expect([0, 1, 2, 1200].map(german.seats)).toEqual([
    'Kein Platz frei',
    'Ein Platz frei',
    '2 Plätze frei',
    '1.200 Plätze frei',
  ]);
  expect(german.examined('Mara', 'dagger')).toBe('Mara untersucht den Dolch.');
  // Numbers are in digits if the language has no words for them.
  expect(german.dice(3)).toBe('3 Würfel');
  expect(german.players(['Mara', 'Otis', 'Wren'])).toBe('Mit Mara, Otis und Wren');
  expect([['Mara'], ['Mara', 'Otis']].map(german.here)).toEqual(['Mara ist da.', 'Mara und Otis sind da.']);
  expect([german.open(true), german.open(false)]).toEqual(['Offen', 'Zu']);
  expect([german.host(null), german.host('Mara')]).toEqual(['Keiner leitet', 'Mara leitet']);
  // Words for an id are terms, or texts.
  expect([german.chosen('dark'), german.chosen('light')]).toEqual(['Dunkel und dunkel', 'Hell und hell']);
  // Texts without a translation stay in English.
  expect([german.modes.dark, ...german.facts]).toEqual(['Dark', 'One', 'Two']);
});

test.each([
  ['a gap that English does not have', 'start = Los, { $name }', '{ $name } is not a gap of this text'],
  ['a missing gap', 'examined = { $who } untersucht etwas.', '{ $weapon } is missing'],
  ['a text that English does not have', 'stop = Halt', 'English has no such text'],
  ['a text that appears twice', 'start = Los\nstart = Auf', 'appears twice'],
  [
    'a plural that the language does not have',
    'seats = { $free ->\n [few] A\n *[other] B\n }',
    '[few] is never chosen',
  ],
  ['a flag with other words', 'open = { $isOpen ->\n [yes] A\n *[no] B\n }', 'is never chosen'],
  ['a list without LIST()', 'players = Mit { $names }', 'use { LIST($names) }'],
  ['an unknown term', 'start = { -go }', 'there is no term -go'],
  ['a word in words', 'examined = { $weapon } { WORDS($who) }', 'WORDS() does not fit { $who }'],
  ['the length of a number', 'seats = { COUNT($free) }', 'COUNT() does not fit { $free }'],
  ['an id that is not words', 'chosen = { $mode }', 'use { TERM("…", $mode) }'],
  ['an id without a term', 'chosen = { TERM("mode", $mode) }\n-mode-dark = dunkel', 'there is no term -mode-light'],
  ['an unknown function', 'seats = { AMOUNT($free) }', 'there is no AMOUNT()'],
  ['a broken line', 'start Los', 'start Los'],
])('%s is reported', (_, table, problem) => {
  expect(problemsIn('de', table).join()).toContain(problem);
});

/** Returns values that fit the gaps of a text: every kind of number, word and flag once. */
function valuesFor({ gaps }: EnglishText): unknown[][] {
  const values = { text: 'Mara', optional: 'Mara', number: 7, flag: true, list: ['Mara'] };
  const other = { ...values, optional: null, number: 1, flag: false };
  const usual = (gaps ?? []).map(({ type, ids }) => ids?.[0] ?? values[type]);
  return [usual, (gaps ?? []).map(({ type, ids }) => ids?.at(-1) ?? other[type])];
}

function filled(tree: Tree, source: unknown): string[] {
  if ('list' in tree) return tree.list.flatMap((each, at) => filled(each, (source as unknown[])[at]));
  if ('record' in tree)
    return tree.record.flatMap(([key, each]) => filled(each, (source as Record<string, unknown>)[key]));
  if (typeof source !== 'function') return [String(source)];
  return valuesFor(tree.text).map((values) => String(source(...values)));
}

test('the English Fluent messages give the same sentences as the English texts', async () => {
  const all = readEnglish(ROOT).areas.filter(({ file }) => /[tT]ext\.ts$/.test(file));
  expect(all.length).toBeGreaterThan(4);
  const numbers = englishFile(all.filter(({ name }) => name === 'numbers'));
  for (const { name, file, tree } of all) {
    const own = all.filter((area) => area.file === file);
    const { translation, problems } = readFiles('en', {
      'numbers.ftl': numbers,
      [`${fileOf(name)}.ftl`]: englishFile(all.filter((area) => fileOf(area.name) === fileOf(name))),
    });
    expect(problems).toEqual([]);
    const code = compiled(translation, own);
    const { default: made } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
    const module = await import(/* @vite-ignore */ `${ROOT}/${file}`);
    // Several areas of a file can have texts with the same names, such as the days and their short names.
    const sources = Object.values(module).filter((each) => Object.keys(made[name]).every((key) => key in Object(each)));
    expect(sources.map((source) => filled(tree, source))).toContainEqual(filled(tree, made[name]));
  }
});

test('a pseudo-language replaces every letter of every text and makes it longer', () => {
  const { areas: all } = readEnglish(ROOT);
  const english = textsOf(all);
  for (const tag of Object.keys(PSEUDO))
    expect(progressOf(all, { translation: pseudoTranslation(tag, all), problems: [] })).toMatchObject({
      done: english.size,
      problems: [],
    });
  const code = compiled(pseudoTranslation('en-XA', areas), areas);
  expect(code).toContain('Šŧářŧ öñ');
  expect(code).toMatch(/1 ƒřéé šéáŧ/);
});

test('a language is not complete while players read English that it cannot replace', () => {
  const english = readEnglish(ROOT);
  const read = { translation: pseudoTranslation('en-XA', english.areas), problems: [], lacks: [] };
  expect(isComplete(english, read)).toBe(true);
  expect(isComplete({ ...english, unmoved: ['games/covert/text.ts'] }, read)).toBe(false);
  expect(isComplete(english, { ...read, lacks: [topicCardsOf('en-XA')] })).toBe(false);
});

test.each(['none', ...tagsOf(ROOT)])('the language in languages/%s has no problems', (tag) => {
  if (tag === 'none') return;
  expect(progressOf(readEnglish(ROOT).areas, readTranslation(ROOT, tag)).problems).toEqual([]);
});

/** Returns a text of a language with each id in its gaps. */
function withEachId({ gaps }: EnglishText, source: unknown): string[] {
  if (typeof source !== 'function') return [String(source)];
  const values = { text: 'Mara', optional: 'Mara', number: 2, flag: true, list: ['Mara'] };
  const most = Math.max(1, ...(gaps ?? []).map(({ ids = [] }) => ids.length));
  return Array.from({ length: most }, (_, at) =>
    source(...(gaps ?? []).map(({ type, ids }) => ids?.[at % ids.length] ?? values[type])),
  );
}

test.each(['none', ...tagsOf(ROOT)])('in languages/%s, sentences have words for every id', async (tag) => {
  if (tag === 'none') return;
  const all = readEnglish(ROOT).areas;
  const { translation } = readTranslation(ROOT, tag);
  const code = compiled(translation, all);
  const { default: made } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  const said = (name: string, tree: Tree, source: unknown): string[] => {
    if ('list' in tree) return tree.list.flatMap((each, at) => said(name, each, (source as unknown[])[at]));
    if ('record' in tree)
      return tree.record.flatMap(([key, each]) => said(name, each, (source as Record<string, unknown>)[key]));
    const isDone = translation.messages.has(`${fileOf(name)}/${tree.text.message.id.name}`);
    return isDone && tree.text.gaps?.some(({ ids }) => ids) ? withEachId(tree.text, source) : [];
  };
  const sentences = all.flatMap(({ name, tree }) => said(name, tree, made[name]));
  expect(sentences.filter((words) => /undefined|[{}]|\bthe\b/i.test(words))).toEqual([]);
  // The ends of both first calls take the same time, so that it does not tell a cop's side.
  const { honest, dirty } = made['coverblown.calls'].closing;
  const shape = (line: string) => line.replaceAll(/[^.,;:?]/g, '-');
  expect(shape(dirty)).toBe(shape(honest));
});

test('a translation can omit a placeholder that only chooses between English words', () => {
  expect(problemsIn('tr', 'open = Açık\nhere = { LIST($names) } burada.')).toEqual([]);
});

test('the lines of a game’s bots are texts, whose placeholders are gaps in the order of their names', async () => {
  const source = `export const lines: Lines = { fires: { dry: ['{who} fires at {at}. {who}!', 'Bang.'] } };`;
  const path = 'games/x/bot/lines.ts';
  const fires = [{ name: 'x-lines', file: path, tree: { record: linesIn(path, source) } }];
  expect(englishFile(fires)).toBe('fires-dry-1 = { $who } fires at { $at }. { $who }!\nfires-dry-2 = Bang.\n');
  const ids = `const WORDS = texts('x.words', { the: { bat: 'the bat' } }); export const GAPS = { at: WORDS.the }; ${source}`;
  const record = linesIn(path, ids);
  expect(englishFile([{ name: 'x-lines', file: path, tree: { record } }])).toContain('at { TERM("words-the", $at) }.');
  const { translation } = readFiles('de', { 'x-lines.ftl': 'fires-dry-1 = { $who } schießt auf { $at }.' });
  const code = compiled(translation, fires);
  const { default: made } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(made['x-lines'].fires.dry[0]('Ana', 'Ben')).toBe('Ben schießt auf Ana.');
});

test('every line that a game’s bots can say is a text, in the same place', () => {
  const { areas: all } = readEnglish(ROOT);
  for (const { id, lines = {} } of games) {
    const own = all.filter(({ name }) => name === `${id}-lines`);
    const found = [...textsOf(own)].map(([key, { gaps }]) => [key, gaps?.map(({ name }) => name) ?? []] as const);
    const said = Object.entries(lines).flatMap(([about, byManner]) =>
      Object.entries(byManner).flatMap(([manner, each]) =>
        each.map((line, at) => [`${id}-lines/${about}-${manner}-${at + 1}`, gapsOf(line)] as const),
      ),
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(said));
  }
});

/** An option of a game in the JSON Schema, with its words. */
interface OptionWords {
  title: string;
  description?: string;
  off?: string;
  labels?: Readonly<Record<string, string>>;
}

/** Returns the words about a game that the server sends, in the places where its `lobbyText.ts` has them. */
function catalogueWords(module: AnyModule): Record<string, unknown> {
  const { tagline, options, paces, levels } = gameFacts(module);
  const { properties = {} } = options as { properties?: Readonly<Record<string, OptionWords>> };
  const fields = Object.entries(properties).map(([name, { title, description, off, labels }]) => {
    return [name, JSON.parse(JSON.stringify({ title, description, off, labels }))];
  });
  return {
    poster: { tagline },
    lobby: {
      options: Object.fromEntries(fields),
      paces: paces.map(({ title, about }) => ({ title, about })),
      levels: Object.fromEntries(levels.filter(({ id }) => id in module.bots).map(({ id, ...words }) => [id, words])),
    },
  };
}

/** Returns the English texts of a tree in its form. */
function wordsIn(tree: Tree): unknown {
  if ('list' in tree) return tree.list.map(wordsIn);
  if ('record' in tree) return Object.fromEntries(tree.record.map(([key, each]) => [key, wordsIn(each)]));
  return tree.text.message.value?.elements.map((element) => ('value' in element ? element.value : null)).join('');
}

test.each(games.filter(({ id }) => !(id in outside)))('every word about $id is a text, in the same place', (module) => {
  const own = readEnglish(ROOT).areas.filter(({ file }) => file === `games/${module.id}/lobbyText.ts`);
  const found = own.map(({ name, tree }) => [name.replace(`${module.id}.`, ''), wordsIn(tree)]);
  expect(Object.fromEntries(found)).toEqual(catalogueWords(module));
});

const RULES = '# Nightshift\n\n## The night {#night}\n\nWolves choose.\n';
const NACHT = '# Nachtschicht\n\n## Die Nacht {#night}\n\nDie Wölfe wählen.\n';

test('the rules of a game are a page, which counts as missing while it is in English', () => {
  const rules = [rulesArea('nightshift', RULES)];
  const progress = (page: string) => progressOf(rules, readFiles('de', { 'nightshift-rules.md': page }));
  expect(progress(withEnglish('', RULES))).toMatchObject({ all: 1, done: 0, problems: [] });
  expect(progress(NACHT)).toMatchObject({ done: 1, problems: [] });
  expect(withEnglish(NACHT, RULES)).toBe(NACHT);
  expect(progress(NACHT.replace('night', 'nacht')).problems.join()).toContain('{#nacht}, but English has {#night}');
});

test('English texts that a language’s file lacks are added once, as comments', () => {
  const first = withMissing('start = Los\n', areas, new Set(['table/modes-dark', 'table/seats']));
  expect(first).toContain('start = Los\n\n### Not translated yet');
  expect(first).toContain('# modes-dark = Dark\n');
  expect(first).toContain('#        *[other] { $free } free seats');
  expect(readFiles('de', { 'table.ftl': first }).problems).toEqual([]);
  const next = withMissing(first.replace('start', 'modes-dark'), areas, new Set(['table/start']));
  expect(next.match(/Not translated yet/g)).toHaveLength(1);
  expect(next).toContain('# start = Start\n');
  expect(withMissing(next, areas, new Set())).toBe('modes-dark = Los\n');
});

test('a translation is stale while its English text has changed and it has not', () => {
  const older = areasOf('client/table/text.ts', AREA.replace("'Start'", "'Begin'"));
  const translation = (table: string) => readFiles('de', { 'table.ftl': table }).translation;
  const begun = translation('start = Los\nfacts-1 = Eins\n');
  const lock = readLock(withHashes(older, begun, readLock('')));
  expect([...lock.keys()]).toEqual(['table/facts-1', 'table/start']);
  expect(staleIn(older, begun, lock)).toEqual([]);
  expect(staleIn(areas, begun, lock)).toEqual(['table/start']);
  // Hashes of stale texts stay, also if other texts are translated.
  const more = translation('start = Los\nfacts-1 = Eins\nfacts-2 = Zwei\n');
  const kept = readLock(withHashes(areas, more, lock));
  expect([...kept.keys()]).toContain('table/facts-2');
  expect(staleIn(areas, more, kept)).toEqual(['table/start']);
  const again = translation('start = Auf gehts\n');
  expect(staleIn(areas, again, kept)).toEqual([]);
  expect(staleIn(areas, again, readLock(withHashes(areas, again, kept)))).toEqual([]);
});
