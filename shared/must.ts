/** Returns a value that the rules guarantee to exist. Throws if it is missing, which is a fault and not a refusal. */
export function must<T>(value: T | null | undefined, what = 'a value the rules guarantee'): T {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`);
  return value;
}
