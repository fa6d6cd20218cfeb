import { type Message, Pattern, type Placeable, type SelectExpression, TextElement } from '@fluent/syntax';

/** Languages made of English for tests. Their tags are those that browsers know for this purpose. */
export const PSEUDO: Readonly<Record<string, (words: string) => string>> = {
  'en-XA': (words) => [...words].map((letter) => ACCENTED[letter] ?? letter).join(''),
  // Each word runs from right to left, as in a language that is written so.
  'ar-XB': (words) => words.replaceAll(/\p{L}+/gu, '\u202e$&\u202c'),
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTS = 'áƀçđéƒğĥîĵķłɱñöþǫřšŧûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶŁḾÑÖÞǪŘŠŦÛṼŴẊÝŽ';
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...LETTERS].map((letter, at) => [letter, ACCENTS[at] ?? letter]),
);

/** Words that make a text longer by this part. */
const LONGER = 0.4;
const FILLING = 'one two three four five six seven eight nine ten eleven twelve '.repeat(8);

/** The id in a heading of a page of Markdown, which stays as it is. */
const ID = /(\{#[a-z-]+\})/;

/** Returns a message with other letters and 40 % more of them. */
export function pseudo(message: Message, letters: (words: string) => string): Message {
  const copy = message.clone();
  if (copy.value) copy.value = changed(copy.value, letters);
  return copy;
}

function changed({ elements }: Pattern, letters: (words: string) => string): Pattern {
  const length = elements.reduce((sum, each) => sum + (each instanceof TextElement ? each.value.length : 0), 0);
  const more = FILLING.slice(0, Math.ceil(length * LONGER)).trimEnd();
  const all = elements.map((element) => {
    if (element instanceof TextElement) return new TextElement(inLetters(element.value, letters));
    const { expression } = element as Placeable;
    if (expression.type === 'SelectExpression')
      for (const variant of (expression as SelectExpression).variants) variant.value = changed(variant.value, letters);
    return element;
  });
  return new Pattern(length === 0 ? all : [...all, new TextElement(` ${letters(more)}`)]);
}

const inLetters = (words: string, letters: (words: string) => string) =>
  words
    .split(ID)
    .map((part) => (ID.test(part) ? part : letters(part)))
    .join('');
