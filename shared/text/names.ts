/**
 * Joins up to three names, or the first two and the number of the others: "Mara, Tobias and Otis", "Mara, Tobias and 2
 * more".
 */
export function namesOf(names: readonly string[]): string {
  const [first = '', second, third] = names;
  if (second === undefined) return first;
  if (third === undefined) return `${first} and ${second}`;
  return `${first}, ${second} and ${names.length === 3 ? third : `${names.length - 2} more`}`;
}

/** Joins names with commas and "or": "Mara, Tobias or Otis". */
export function eitherOf(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}

/** Joins short phrases with commas: "Mara 2, Tobias 1, 2 skipped". */
export function commaList(phrases: readonly string[]): string {
  return phrases.join(', ');
}
