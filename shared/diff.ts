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
  const record: Record<string, Json> = { ...(before as Record<string, Json>) };
  for (const [key, item] of Object.entries(change.k)) {
    if (item === 0) delete record[key];
    else record[key] = patch(record[key] ?? null, item);
  }
  return record;
}

function listDiff(before: readonly Json[], after: readonly Json[]): Difference | null {
  const items: Record<string, Difference> = {};
  after.forEach((value, index) => {
    const change: Difference | null = index < before.length ? diff(before[index] as Json, value) : { s: value };
    if (change) items[index] = change;
  });
  return before.length === after.length && Object.keys(items).length === 0 ? null : { a: [after.length, items] };
}

function recordDiff(before: Record<string, Json>, after: Record<string, Json>): Difference | null {
  const keys: Record<string, Difference | 0> = {};
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) keys[key] = 0;
  for (const [key, value] of Object.entries(after)) {
    const change: Difference | null = Object.hasOwn(before, key) ? diff(before[key] as Json, value) : { s: value };
    if (change) keys[key] = change;
  }
  return Object.keys(keys).length === 0 ? null : { k: keys };
}

function isRecord(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
