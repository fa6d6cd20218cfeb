import type { Json } from '../json';

/**
 * Writes a value as JSON in a canonical form: without spaces, with keys sorted by their UTF-16 code units, and
 * otherwise like `JSON.stringify`. Equal values therefore have the same hash on every device.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson((value as Record<string, Json>)[key] ?? null)}`);
  return `{${entries.join(',')}}`;
}
