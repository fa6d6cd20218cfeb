import type { Json } from '#shared/json.ts';

/** The difference between a value and the previous one. 'inside' means that the change is in one of its parts. */
export type Mark = 'same' | 'new' | 'changed' | 'gone' | 'inside';

export interface Marked {
  key: string;
  mark: Mark;
  /** The current value or, if the node was removed, the previous value. */
  value: Json;
  was?: Json;
  /** The children of an object or list. Null for any other value. */
  parts: readonly Marked[] | null;
  isList: boolean;
}

/** Compares a value with the previous one. If the value is new, `before` is undefined. */
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
