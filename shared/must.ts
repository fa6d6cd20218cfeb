/** The value, where the rules guarantee that there is one; its absence is a fault of ours, not a refusal. */
export function must<T>(value: T | null | undefined, what = 'a value the rules guarantee'): T {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`);
  return value;
}
