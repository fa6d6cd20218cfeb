import type { Json } from './json';

/**
 * JSON with one spelling for one value: no spaces, keys in the order of their UTF-16 units, everything else as
 * `JSON.stringify` writes it. So the hash of a value is the same wherever it is made.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson((value as Record<string, Json>)[key] ?? null)}`);
  return `{${entries.join(',')}}`;
}
