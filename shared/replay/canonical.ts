import type { Json } from '../json';

/**
 * Writes a value as JSON in exactly one way: without spaces, with keys in the order of their UTF-16 units, and
 * otherwise like `JSON.stringify`. So a value has the same hash wherever it is computed.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson((value as Record<string, Json>)[key] ?? null)}`);
  return `{${entries.join(',')}}`;
}
