/** A fact in a sentence: a name, a number, or names. */
export type Fact = string | number | readonly string[];

/**
 * The name of a sentence of the server, and the facts in it in the order of its gaps. A device makes the sentence in
 * its language from this. It contains nothing that the English sentence does not.
 */
export type Phrase = readonly [name: string, ...facts: Fact[]];

/** An English sentence for people. If its code does not determine it, a phrase does. */
export interface Said {
  detail: string;
  phrase?: Phrase;
}

/** Parses a phrase that was received. Returns null if it is none. */
export function parsePhrase(given: unknown): Phrase | null {
  const [name, ...facts]: unknown[] = Array.isArray(given) ? given : [];
  return typeof name === 'string' && facts.every(isFact) ? [name, ...facts] : null;
}

function isFact(value: unknown): value is Fact {
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return isList || typeof value === 'string' || typeof value === 'number';
}
