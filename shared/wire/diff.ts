import type { Json } from '../json';

/**
 * The difference between two JSON values, computed in linear time and short on the wire:
 *
 * - a string, number, boolean or null: the new value
 * - `[value]`: the new object or list
 * - `[]`: the key was removed
 * - `{ key: difference }`: the changed keys of an object, or the changed items of a list that keeps its length
 * - `{}`: nothing changes
 * - `[length, { index: difference }]`: the new length and changed items of a list that grows or shrinks
 *
 * A key may be a path: `{ "a.b": 1 }` is short for `{ a: { b: 1 } }`. A dot inside a key is doubled.
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

interface Text {
  json: string;
  /** True if the difference consists of a single key, so that the key above can be joined with it to form a path. */
  isPath: boolean;
}

/**
 * A cache of earlier comparisons, keyed by the later value. It saves time because the views of a state share most
 * objects.
 */
export type Compared = Map<object, { before: object; text: Text | undefined }>;

/** Returns the difference between two values, or undefined if they are equal. */
export function diff(before: Json, after: Json): Difference | undefined {
  const text = diffText(before, after);
  return text === undefined ? undefined : (JSON.parse(text) as Difference);
}

/**
 * Returns the difference between two values as JSON, or undefined if they are equal. Objects that both values share are
 * not compared. Pairs found in `compared` are not compared again, so pass the same map for all views of a state. A key
 * whose value is `undefined` counts as absent, as in JSON.
 */
export function diffText(before: Json, after: Json, compared: Compared = new Map()): string | undefined {
  if (before === after) return undefined;
  // The result for whole views is not stored in `compared`, because each pair of views is compared only once.
  return areAlike(before, after) ? compareAlike(before, after, compared)?.json : set(after);
}

/**
 * Returns true if both values are objects or both are lists. For any other pair, the difference is just the new value.
 */
function areAlike(before: Json, after: Json): boolean {
  return isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after);
}

function compare(before: Json, after: Json, compared: Compared): Text | undefined {
  const known = compared.get(after as object);
  if (known?.before === before) return known.text;
  const text = compareAlike(before, after, compared);
  compared.set(after as object, { before: before as object, text });
  return text;
}

function compareAlike(before: Json, after: Json, compared: Compared): Text | undefined {
  return Array.isArray(after)
    ? compareLists(before as readonly Json[], after, compared)
    : compareRecords(before as JsonRecord, after as JsonRecord, compared);
}

function set(value: Json): string {
  const json = JSON.stringify(value);
  return isObject(value) ? `[${json}]` : json;
}

/** Applies a difference. Throws if the difference changes parts of an object or list, but `before` is neither. */
export function patch(before: Json, change: Difference | undefined): Json {
  if (change === undefined) return before;
  if (change === null || typeof change !== 'object') return change;
  if (isUnchanged(change)) return before;
  if (isPair(change)) return patchedList(before, ...change);
  if (Array.isArray(change)) return change[0] as Json;
  if (Array.isArray(before)) return patchedList(before, before.length, change as Differences);
  if (!isRecord(before)) throw new Error('a difference of an object or a list, where there is none');
  const record: Record<string, Json> = { ...before };
  for (const [key, item] of entriesOf(change as Differences)) {
    if (isGone(item)) delete record[key];
    else record[key] = patch(record[key] ?? null, item);
  }
  return record;
}

function patchedList(before: Json, length: number, items: Differences): Json {
  if (!Array.isArray(before)) throw new Error('a difference of a list, where there is none');
  const list: Json[] = before.slice(0, length);
  for (const [index, item] of entriesOf(items)) list[Number(index)] = patch(list[Number(index)] ?? null, item);
  return list;
}

/** Returns the keys of a difference, each with the difference of its value. A path is split after its first key. */
function entriesOf(change: Differences): [string, Difference][] {
  return Object.entries(change).map(([path, item]) => {
    const [key, rest] = splitPath(path);
    return [key, rest === undefined ? item : { [rest]: item }];
  });
}

function compareLists(before: readonly Json[], after: readonly Json[], compared: Compared): Text | undefined {
  const entries = new Entries(compared);
  for (let index = 0; index < after.length; index++) {
    const key = String(index);
    if (index < before.length) entries.change(key, before[index] as Json, after[index] as Json);
    else entries.add(key, set(after[index] as Json));
  }
  if (before.length === after.length) return entries.text();
  return { json: `[${after.length},${entries.text()?.json ?? '{}'}]`, isPath: false };
}

function compareRecords(before: JsonRecord, after: JsonRecord, compared: Compared): Text | undefined {
  const entries = new Entries(compared);
  const keys = Object.keys(after);
  const keysBefore = Object.keys(before);
  // Most objects keep their keys in the same order, which is quick to compare.
  if (keys.length !== keysBefore.length || keys.some((key, at) => key !== keysBefore[at] || after[key] === undefined))
    for (const key of keysBefore) if (before[key] !== undefined && !has(after, key)) entries.add(key, '[]');
  for (const key of keys) {
    const value = after[key];
    if (value === undefined || value === before[key]) continue;
    if (has(before, key)) entries.change(key, before[key] as Json, value);
    else entries.add(key, set(value));
  }
  return entries.text();
}

class Entries {
  #json = '';
  #count = 0;
  #isPath = true;

  constructor(private readonly compared: Compared) {}

  /** Appends the difference between two values to the JSON text, unless the values are equal. */
  change(key: string, before: Json, after: Json): void {
    if (before === after) return;
    if (!areAlike(before, after)) {
      this.add(key, set(after));
      return;
    }
    const below = compare(before, after, this.compared);
    if (below === undefined) return;
    // For example, `{"b":1}` under the key `a` becomes `"a.b":1`.
    if (below.isPath && canJoin(key)) this.#append(`"${key}.${below.json.slice(2, -1)}`, true);
    else this.add(key, below.json);
  }

  add(key: string, difference: string): void {
    this.#append(`${written(key)}:${difference}`, canJoin(key));
  }

  text(): Text | undefined {
    if (this.#count === 0) return undefined;
    return { json: `{${this.#json}}`, isPath: this.#count === 1 && this.#isPath };
  }

  #append(entry: string, isPath: boolean): void {
    this.#json = this.#count === 0 ? entry : `${this.#json},${entry}`;
    this.#count += 1;
    this.#isPath = isPath;
  }
}

const JOINED = /^[\w-]+$/;

/**
 * Returns true if the key can be part of a path: it is not empty, and contains no characters that must be escaped in
 * JSON or in a path.
 */
function canJoin(key: string): boolean {
  return JOINED.test(key);
}

function written(key: string): string {
  return canJoin(key) ? `"${key}"` : JSON.stringify(key.replaceAll('.', '..'));
}

/** @returns the first key of a path, and the rest or undefined */
function splitPath(path: string): [key: string, rest: string | undefined] {
  if (path.includes('..')) return [path.replaceAll('..', '.'), undefined];
  const dot = path.indexOf('.');
  return dot === -1 ? [path, undefined] : [path.slice(0, dot), path.slice(dot + 1)];
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

function isUnchanged(change: object): boolean {
  return !Array.isArray(change) && Object.keys(change).length === 0;
}

function isGone(change: Difference): change is readonly [] {
  return Array.isArray(change) && change.length === 0;
}
