import { type Fact, isSaid, type Phrase, type Said } from '#shared/text/phrases.ts';
import { SENTENCES } from './text';

type Told = Said & { phrase: Phrase };
type Messages<Sentences> = {
  readonly [Name in keyof Sentences]: Sentences[Name] extends (...facts: infer Facts extends Fact[]) => string
    ? (...facts: { [At in keyof Facts]: Facts[At] | (Facts[At] extends string ? Said : never) }) => Told
    : Told;
};

/** All sentences, each with the phrase from which a device makes it in its language. */
export const MESSAGES = told(SENTENCES) as Messages<typeof SENTENCES>;

function told(sentences: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(sentences).map(([name, text]) => [name, toldBy(name, text)]));
}

function toldBy(name: string, text: string | ((...facts: Fact[]) => string)) {
  if (typeof text === 'string') return { detail: text, phrase: [name] satisfies Phrase };
  return (...facts: Fact[]): Told => ({
    detail: text(...facts.map((fact) => (isSaid(fact) ? fact.detail : fact))),
    phrase: [name, ...facts],
  });
}

/** The name of a sentence without facts, under which the schema of a request refers to it. */
export type PlainSentence = {
  [Name in keyof typeof SENTENCES]: (typeof SENTENCES)[Name] extends string ? Name : never;
}[keyof typeof SENTENCES];

/** Returns the sentence that a schema refers to by its name, or a message of the schema itself. */
export function messageOf(issue: string): Said {
  return Object.hasOwn(SENTENCES, issue) ? MESSAGES[issue as PlainSentence] : { detail: issue };
}

/** The whole seconds after which a request may be repeated, as a sentence says them. `ms` is the exact time. */
export const secondsOf = (ms: number): number => (ms < 1500 ? 1 : Math.ceil(ms / 1000));
