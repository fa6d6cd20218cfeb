/** Joins names, showing at most two: "Mara", "Mara and Tobias", "Mara, Tobias and 2 more". */
export function namesOf(names: readonly string[]): string {
  const [first = '', second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${names.length - 2} more`;
}
