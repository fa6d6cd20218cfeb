import type { Json } from './json';

/**
 * The difference of two JSON values in linear time: `{ s: value }` sets, `{ k: { key: difference | 0 } }` changes
 * an object's keys (0 deletes), `{ a: [length, { index: difference }] }` changes a list. Null: they are equal.
 * A JSON Patch library would be larger than this file and its patches larger than these (docs/decisions/0003).
 */
export type Difference =
  | { s: Json }
  | { k: Record<string, Difference | 0> }
  | { a: [number, Record<string, Difference>] };

type JsonRecord = { readonly [key: string]: Json };

/** What two values share costs nothing to compare. A key that is `undefined` counts as none, as in JSON. */
export function diff(before: Json, after: Json): Difference | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return listDiff(before, after);
  if (isRecord(before) && isRecord(after)) return recordDiff(before, after);
  return { s: after };
}

export function patch(before: Json, change: Difference | null): Json {
  if (change === null) return before;
  if ('s' in change) return change.s;
  if ('a' in change) {
    const [length, items] = change.a;
    const list: Json[] = (before as Json[]).slice(0, length);
    for (const [index, item] of Object.entries(items)) list[Number(index)] = patch(list[Number(index)] ?? null, item);
    return list;
  }
  const record: Record<string, Json> = { ...(before as JsonRecord) };
  for (const [key, item] of Object.entries(change.k)) {
    if (item === 0) delete record[key];
    else record[key] = patch(record[key] ?? null, item);
  }
  return record;
}

function listDiff(before: readonly Json[], after: readonly Json[]): Difference | null {
  let items: Record<string, Difference> | null = null;
  for (let index = 0; index < after.length; index++) {
    const value = after[index] as Json;
    const change: Difference | null = index < before.length ? diff(before[index] as Json, value) : { s: value };
    if (!change) continue;
    items ??= {};
    items[index] = change;
  }
  return items === null && before.length === after.length ? null : { a: [after.length, items ?? {}] };
}

function recordDiff(before: JsonRecord, after: JsonRecord): Difference | null {
  let keys: Record<string, Difference | 0> | null = null;
  for (const key of Object.keys(before)) {
    if (!has(before, key) || has(after, key)) continue;
    keys ??= {};
    keys[key] = 0;
  }
  for (const key of Object.keys(after)) {
    if (!has(after, key)) continue;
    const value = after[key] as Json;
    const change: Difference | null = has(before, key) ? diff(before[key] as Json, value) : { s: value };
    if (!change) continue;
    keys ??= {};
    keys[key] = change;
  }
  return keys && { k: keys };
}

function has(record: JsonRecord, key: string): boolean {
  return Object.hasOwn(record, key) && record[key] !== undefined;
}

function isRecord(value: Json): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
