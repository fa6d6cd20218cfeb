/**
 * Joins up to four names, or the first two and the number of the others: "Mara, Tobias, Otis and Wren", "Mara, Tobias
 * and 3 more".
 */
export function namesOf(names: readonly string[]): string {
  return names.length <= 4 ? listed(names) : `${names[0]}, ${names[1]} and ${names.length - 2} more`;
}

/** Joins names with commas and "or": "Mara, Tobias or Otis". */
export function eitherOf(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}

/** Joins short phrases with commas: "Mara 2, Tobias 1, 2 skipped". */
export function commaList(phrases: readonly string[]): string {
  return phrases.join(', ');
}

/** Joins names with commas and "and": "Ana, Ben and Cai". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
