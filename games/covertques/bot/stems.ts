// Reduces English words to stems and roots, so that bots treat "stitches" and "stitching" as the same word.

/** Irregular words, each followed by its other forms. */
const IRREGULAR = [
  'bite bit bitten',
  'blow blew blown',
  'break broke broken',
  'bring brought',
  'build built',
  'calf calves',
  'burn burnt',
  'buy bought',
  'catch caught',
  'child children',
  'choose chose chosen choice',
  'creep crept',
  'deal dealt',
  'die dead death dying',
  'dig dug',
  'draw drew drawn',
  'drink drank drunk',
  'drive drove driven',
  'eat ate eaten',
  'elf elves',
  'fall fell fallen',
  'feed fed',
  'fight fought',
  'find found',
  'fly flew flown flies',
  'foot feet',
  'freeze froze frozen',
  'give gave given',
  'goose geese',
  'grow grew grown growth',
  'hang hung',
  'hear heard',
  'hide hid hidden',
  'hold held',
  'hungry hunger',
  'half halves',
  'hoof hooves',
  'keep kept',
  'kneel knelt',
  'knife knives',
  'leaf leaves leafy',
  'lie lying lies',
  'life lives',
  'loaf loaves',
  'light lit',
  'lose lost loss',
  'louse lice',
  'make made',
  'man men',
  'mouse mice',
  'ox oxen',
  'pay paid',
  'person people',
  'ride rode ridden',
  'ring rang rung',
  'rise rose risen',
  'run ran',
  'scarf scarves',
  'see saw seen',
  'sell sold sale',
  'sew sewn',
  'shake shook shaken',
  'shelf shelves',
  'shine shone',
  'shoot shot',
  'sing sang sung song',
  'sink sank sunk',
  'sit sat',
  'sleep slept asleep',
  'slide slid',
  'speak spoke spoken speech',
  'spin spun',
  'steal stole stolen',
  'stick stuck',
  'sting stung',
  'strike struck',
  'sweep swept',
  'swim swam swum',
  'swing swung',
  'take took taken',
  'teach taught',
  'tear tore torn',
  'tell told',
  'thief thieves',
  'think thought',
  'throw threw thrown',
  'tie tying',
  'tooth teeth',
  'wake woke woken awake',
  'wear wore worn',
  'wed wedding',
  'weigh weight',
  'wind wound',
  'wolf wolves',
  'woman women',
  'write wrote written',
] as const;

const BASES: ReadonlyMap<string, string> = new Map(
  IRREGULAR.flatMap((line) => {
    const [base = '', ...forms] = line.split(' ');
    return forms.map((form) => [form, base] as const);
  }),
);

/** Words that look like a plural, participle or other inflected form but are not. */
const AS_THEY_ARE = new Set(
  'bus gas glass grass dress cross moss boss lens mars king ring wing thing string spring'.split(' '),
);

const SHORTEST = 3;
const VOWEL = /[aeiouy]/;

/** Returns a word without its plural ending, -ing, -ed or silent e. All forms of a word have the same stem. */
export function stemOf(word: string): string {
  const known = stems.get(word) ?? stemmed(word);
  if (stems.size < MOST_KEPT) stems.set(word, known);
  return known;
}

const stems = new Map<string, string>();
/** Maximum number of stems in the cache. It is larger than the number of words in the table. */
const MOST_KEPT = 40_000;

function stemmed(word: string): string {
  const base = BASES.get(word);
  if (base !== undefined) return stemmed(base);
  if (AS_THEY_ARE.has(word)) return word;
  return tidied(without(word, INFLECTIONS) ?? word);
}

/** Returns a word's stem without -er, -y, -ful and similar endings. Words of the same family have the same root. */
export function rootOf(word: string): string {
  const stem = stemOf(word);
  return tidied(without(stem, DERIVATIONS) ?? stem);
}

type Ending = readonly [ending: string, instead: string];

const INFLECTIONS: readonly Ending[] = [
  ['ies', 'y'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['sses', 'ss'],
  ['xes', 'x'],
  ['zzes', 'z'],
  ['ied', 'y'],
  ['ing', ''],
  ['ings', ''],
  ['ed', ''],
  ['ss', 'ss'],
  ['us', 'us'],
  ['is', 'is'],
  ['s', ''],
];

const DERIVATIONS: readonly Ending[] = [
  ['iness', ''],
  ['ness', ''],
  ['less', ''],
  ['ful', ''],
  ['ment', ''],
  ['ation', ''],
  ['ion', ''],
  ['ist', ''],
  ['ish', ''],
  ['able', ''],
  ['alli', ''],
  ['bbli', 'bbl'],
  ['ggli', 'ggl'],
  ['ttli', 'ttl'],
  ['zzli', 'zzl'],
  ['li', ''],
  ['iest', ''],
  ['est', ''],
  ['ier', ''],
  ['er', ''],
  ['or', ''],
  ['al', ''],
  ['ic', ''],
  ['ous', ''],
  ['en', ''],
  ['i', ''],
];

/**
 * Returns the word without the first ending that fits and leaves enough of the word. Returns null if there is no such
 * ending.
 */
function without(word: string, endings: readonly Ending[]): string | null {
  if (word.length <= SHORTEST) return null;
  for (const [ending, instead] of endings) {
    if (!word.endsWith(ending)) continue;
    const left = word.slice(0, -ending.length);
    if (left.length + instead.length >= SHORTEST && VOWEL.test(left)) return left + instead;
  }
  return null;
}

/**
 * Normalizes the end of a word: removes a silent e, turns a double letter into a single one, and replaces y with i. For
 * example, "swimm" and "swim" become equal.
 */
function tidied(word: string): string {
  if (word.length <= SHORTEST) return word;
  const end = word.endsWith('e') ? word.slice(0, -1) : word;
  const single = end.at(-1) === end.at(-2) ? end.slice(0, -1) : end;
  return single.endsWith('y') ? `${single.slice(0, -1)}i` : single;
}
