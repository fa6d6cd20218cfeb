export interface OddPlace {
  /**
   * The path from the value to the part that is not plain JSON, such as `.G.players[0]`. Empty for the value itself.
   */
  path: string;
  /** A description of that part, such as `a Map` or `undefined`. */
  kind: string;
}

/**
 * Finds the first part of a value that JSON would lose or change, or returns null if there is none. `known` collects
 * objects already checked, so that parts shared by several states are checked only once. These objects must not change
 * between calls.
 */
export function oddPlace(value: unknown, known = new WeakSet<object>()): OddPlace | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : at(numberWords(value));
  if (typeof value !== 'object') return at(value === undefined ? 'undefined' : `a ${typeof value}`);
  if (known.has(value)) return null;
  const odd = Array.isArray(value) ? oddItem(value, known) : oddEntry(value as Record<string, unknown>, known);
  if (odd === null) known.add(value);
  return odd;
}

// The path is built while returning from the recursion, because most values never need one.
const at = (kind: string): OddPlace => ({ path: '', kind });
const under = (part: string, { path, kind }: OddPlace): OddPlace => ({ path: part + path, kind });

function oddItem(items: readonly unknown[], known: WeakSet<object>): OddPlace | null {
  for (let index = 0; index < items.length; index++) {
    const odd = oddPlace(items[index], known);
    if (odd !== null) return under(`[${index}]`, odd);
  }
  return Object.keys(items).length === items.length ? null : at('a list with named entries');
}

function oddEntry(entries: Record<string, unknown>, known: WeakSet<object>): OddPlace | null {
  const prototype = Object.getPrototypeOf(entries);
  if (prototype !== Object.prototype && prototype !== null) return at(classWords(prototype));
  for (const key in entries) {
    const odd = oddPlace(entries[key], known);
    if (odd !== null) return under(`.${key}`, odd);
  }
  return 'toJSON' in entries ? at('an object with `toJSON`') : null;
}

const numberWords = (value: number) => (Object.is(value, -0) ? '-0' : String(value));

function classWords(prototype: { constructor?: { name?: unknown } }): string {
  const name = prototype.constructor?.name;
  if (typeof name !== 'string' || name === '') return 'an object of a class';
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}
