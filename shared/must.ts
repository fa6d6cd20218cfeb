/**
 * Returns a value that must exist according to the rules. If it is missing, throws an error that counts as a fault, not
 * as a refusal.
 */
export function must<T>(value: T | null | undefined, what = 'a value the rules guarantee'): T {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`);
  return value;
}
