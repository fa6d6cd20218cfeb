/** A fact in a sentence: a name, a number, a flag, names, a sentence of its own, or null for none of these. */
export type Fact = string | number | boolean | null | readonly string[] | Said;

/**
 * The name of a sentence, and the facts in it in the order of its gaps. A device makes the sentence in its language from
 * this. It contains nothing that the English sentence does not. `tooFew` is a sentence of the server, and
 * `coverblown.reasons/silent` one of the area `coverblown.reasons`.
 */
export type Phrase = readonly [name: string, ...facts: Fact[]];

/** English words for people. If a code does not determine them, a phrase or an id does. */
export interface Said {
  detail: string;
  phrase?: Phrase;
  /** The id whose words these are. A sentence of another language says them in the form that it needs. */
  id?: string;
}

/** Parses a phrase that was received. Returns null if it is none. */
export function parsePhrase(given: unknown): Phrase | null {
  const [name, ...facts]: unknown[] = Array.isArray(given) ? given : [];
  return typeof name === 'string' && facts.every(isFact) ? [name, ...facts] : null;
}

function isFact(value: unknown): value is Fact {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string');
  return value === null || /^(string|number|boolean)$/.test(typeof value) || isSaid(value);
}

export function isSaid(value: unknown): value is Said {
  const { detail, phrase, id = '' } = (value ?? {}) as Partial<Said>;
  const isKnown = phrase === undefined || parsePhrase(phrase) !== null;
  return typeof detail === 'string' && typeof id === 'string' && isKnown;
}
