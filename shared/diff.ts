import type { Json } from './json';

/**
 * The difference between two JSON values, computed in linear time and short on the wire:
 *
 * - a string, a number, true, false or null: the new value
 * - `[value]`: the new object or list
 * - `[]`: the key was removed
 * - `{ key: difference }`: of an object's keys, or of the items of a list whose length did not change
 * - `[length, { index: difference }]`: of a list that grows or shrinks
 *
 * A JSON Patch library would be larger than this file, and its patches larger than these (docs/decisions/0003).
 */
export type Difference =
  | null
  | boolean
  | number
  | string
  | readonly []
  | readonly [Json]
  | readonly [number, Differences]
  | Differences;

interface Differences {
  readonly [key: string]: Difference;
}

type JsonRecord = { readonly [key: string]: Json };

/**
 * Comparisons already made, keyed by the later value. They save time because the views of one state share most of their
 * objects.
 */
export type Compared = Map<object, { before: object; change: Difference | undefined }>;

/**
 * Returns the difference between two values, or undefined if they are equal. Objects that both values share are not
 * compared, nor are those already in `compared`, so pass the same map for all views at one moment. A key whose value is
 * `undefined` counts as absent, as in JSON.
 */
export function diff(before: Json, after: Json, compared: Compared = new Map()): Difference | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return set(after);
  const known = compared.get(after);
  if (known?.before === before) return known.change;
  const change = Array.isArray(after)
    ? listDiff(before as readonly Json[], after, compared)
    : recordDiff(before as JsonRecord, after as JsonRecord, compared);
  compared.set(after, { before, change });
  return change;
}

/** Applies a difference. Throws if it was made for an object or a list and `before` is not one. */
export function patch(before: Json, change: Difference | undefined): Json {
  if (change === undefined) return before;
  if (change === null || typeof change !== 'object') return change;
  if (isPair(change)) return patchedList(before, ...change);
  if (Array.isArray(change)) return change[0] as Json;
  if (Array.isArray(before)) return patchedList(before, before.length, change as Differences);
  if (!isRecord(before)) throw new Error('a difference of an object or a list, where there is none');
  const record: Record<string, Json> = { ...before };
  for (const [key, item] of Object.entries(change as Differences)) {
    if (isGone(item)) delete record[key];
    else record[key] = patch(record[key] ?? null, item);
  }
  return record;
}

function patchedList(before: Json, length: number, items: Differences): Json {
  if (!Array.isArray(before)) throw new Error('a difference of a list, where there is none');
  const list: Json[] = before.slice(0, length);
  for (const [index, item] of Object.entries(items)) list[Number(index)] = patch(list[Number(index)] ?? null, item);
  return list;
}

function set(value: Json): Difference {
  return isObject(value) ? [value] : value;
}

function listDiff(before: readonly Json[], after: readonly Json[], compared: Compared): Difference | undefined {
  let items: Record<string, Difference> | undefined;
  for (let index = 0; index < after.length; index++) {
    const value = after[index] as Json;
    const change = index < before.length ? diff(before[index] as Json, value, compared) : set(value);
    if (change === undefined) continue;
    items ??= {};
    items[index] = change;
  }
  return before.length === after.length ? items : [after.length, items ?? {}];
}

function recordDiff(before: JsonRecord, after: JsonRecord, compared: Compared): Difference | undefined {
  let keys: Record<string, Difference> | undefined;
  for (const key of Object.keys(before)) {
    if (before[key] === undefined || has(after, key)) continue;
    keys ??= {};
    keys[key] = [];
  }
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (value === undefined || value === before[key]) continue;
    const change = has(before, key) ? diff(before[key] as Json, value, compared) : set(value);
    if (change === undefined) continue;
    keys ??= {};
    keys[key] = change;
  }
  return keys;
}

function has(record: JsonRecord, key: string): boolean {
  return record[key] !== undefined && Object.hasOwn(record, key);
}

function isObject(value: Json): value is Extract<Json, object> {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: Json): value is JsonRecord {
  return isObject(value) && !Array.isArray(value);
}

function isPair(change: object): change is readonly [number, Differences] {
  return Array.isArray(change) && change.length === 2;
}

function isGone(change: Difference): change is readonly [] {
  return Array.isArray(change) && change.length === 0;
}
