import type { Json } from '../json';

/**
 * The first difference between two values: where it was found, and the two values found there. A missing value is
 * undefined.
 */
export interface Parting {
  path: readonly string[];
  ours: Json | undefined;
  theirs: Json | undefined;
}

/**
 * Finds the first difference between two values. Keys are compared in the order of `ours`. Returns null if the values
 * are equal.
 */
export function firstDifference(ours: Json | undefined, theirs: Json | undefined): Parting | null {
  if (!isNested(ours) || !isNested(theirs) || Array.isArray(ours) !== Array.isArray(theirs)) {
    return ours === theirs ? null : { path: [], ours, theirs };
  }
  const mine = ours as Readonly<Record<string, Json>>;
  const other = theirs as Readonly<Record<string, Json>>;
  for (const key of new Set([...Object.keys(mine), ...Object.keys(other)])) {
    const parting = firstDifference(own(mine, key), own(other, key));
    if (parting) return { ...parting, path: [key, ...parting.path] };
  }
  return null;
}

function own(value: Readonly<Record<string, Json>>, key: string): Json | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function isNested(value: Json | undefined): value is Exclude<Json, null | boolean | number | string> {
  return typeof value === 'object' && value !== null;
}
