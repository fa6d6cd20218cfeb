import type { Json } from '#shared/json.ts';

/** Returns a value as one line of text, shortened if it is long. */
export function inShort(value: Json | undefined, most = 100): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/**
 * Returns the changes between two values as a small tree: a line for each key, with the old and new values at the
 * leaves. Returns no lines if the values are equal.
 */
export function changeLines(before: Json | undefined, after: Json | undefined, name = '', depth = 0): string[] {
  const indent = '  '.repeat(depth);
  if (isNested(before) && isNested(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const inside = keys.flatMap((key) => changeLines(own(before, key), own(after, key), key, name ? depth + 1 : depth));
    return inside.length > 0 && name ? [`${indent}${name}`, ...inside] : inside;
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (before === undefined) return [`${indent}+ ${name}  ${inShort(after)}`];
  if (after === undefined) return [`${indent}- ${name}  ${inShort(before)}`];
  return [`${indent}${name}  ${inShort(before)} → ${inShort(after)}`];
}

type Nested = Readonly<Record<string, Json>>;

function isNested(value: Json | undefined): value is Nested {
  return typeof value === 'object' && value !== null;
}

const own = (value: Nested, key: string): Json | undefined => (Object.hasOwn(value, key) ? value[key] : undefined);
