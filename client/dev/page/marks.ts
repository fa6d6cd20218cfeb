import type { Json } from '#shared/json.ts';

/**
 * The result of comparing a value with the previous value. 'inside' means that only parts of the value have changed.
 */
export type Mark = 'same' | 'new' | 'changed' | 'gone' | 'inside';

/** A value with its mark, and its parts in order, each with a mark. */
export interface Marked {
  key: string;
  mark: Mark;
  /** The current value, or the old value if it was removed. */
  value: Json;
  /** The value before a change. */
  was?: Json;
  /** The parts of an object or a list, or null for other values. */
  parts: readonly Marked[] | null;
  isList: boolean;
}

/** Compares a value with the previous value. `before` is undefined if there was no value. */
export function marked(key: string, before: Json | undefined, now: Json): Marked {
  if (before === undefined) return whole(key, now, 'new');
  if (!isNested(now) || !isNested(before) || Array.isArray(now) !== Array.isArray(before)) {
    if (JSON.stringify(now) === JSON.stringify(before)) return whole(key, now, 'same');
    return { ...whole(key, now, 'changed'), was: before };
  }
  const [was, is] = [partsOf(before), partsOf(now)];
  const parts = Object.entries(is).map(([name, part]) => marked(name, own(was, name), part));
  for (const [name, part] of Object.entries(was))
    if (own(is, name) === undefined) parts.push(whole(name, part, 'gone'));
  const isSame = parts.every(({ mark }) => mark === 'same');
  return { key, mark: isSame ? 'same' : 'inside', value: now, parts, isList: Array.isArray(now) };
}

/** Gives a value and all its parts the same mark. */
function whole(key: string, value: Json, mark: Mark): Marked {
  const parts = isNested(value) ? Object.entries(partsOf(value)).map(([name, part]) => whole(name, part, mark)) : null;
  return { key, mark, value, parts, isList: Array.isArray(value) };
}

type Parts = Readonly<Record<string, Json>>;

const partsOf = (value: object): Parts => value as Parts;

function own(parts: Parts, name: string): Json | undefined {
  return Object.hasOwn(parts, name) ? parts[name] : undefined;
}

function isNested(value: Json): value is Extract<Json, object> {
  return typeof value === 'object' && value !== null;
}
