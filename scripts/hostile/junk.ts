import type { Json } from '#shared/json.ts';
import { pick, type Random } from '#shared/random.ts';

/** Random names, some of which have a special meaning for objects, parsers or databases. */
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'length',
  'then',
  '',
  '0',
  '-1',
  'null',
  'undefined',
  'NaN',
  '../../etc/passwd',
  '%00',
  "' or 1=1 --",
  '\u202eevil',
  '\ud800',
  '💥',
  'x'.repeat(300),
];

const NUMBERS = [0, -0, -1, 1, 0.5, 1e9, -1e9, 2 ** 31, 2 ** 53, 1e308, Number.MAX_SAFE_INTEGER];

export const junkName = (random: Random): string => pick(random, NAMES);

export function junk(random: Random, depth = 3): Json {
  const kind = random.Die(depth > 0 ? 7 : 5);
  if (kind === 1) return null;
  if (kind === 2) return random.Number() < 0.5;
  if (kind === 3) return pick(random, NUMBERS);
  if (kind <= 5) return junkName(random);
  const many = random.Die(4);
  if (kind === 6) return Array.from({ length: many }, () => junk(random, depth - 1));
  return Object.fromEntries(Array.from({ length: many }, () => [junkName(random), junk(random, depth - 1)]));
}

/** Makes random text. Half of the texts are JSON. */
export function junkText(random: Random): string {
  if (random.Number() < 0.5) return JSON.stringify(junk(random));
  const length = random.Die(random.Number() < 0.05 ? 20_000 : 200);
  return Array.from({ length: Math.min(length, 400) }, () => String.fromCharCode(random.Die(255)))
    .join('')
    .repeat(Math.ceil(length / 400));
}
