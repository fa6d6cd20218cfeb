import type { Json } from '../json';
import { must } from '../must';
import { pick, type Random } from '../random';

/** The part of JSON Schema that is used for moves' arguments and for options. */
export interface Schema {
  type?: string;
  const?: Json;
  enum?: Json[];
  anyOf?: Schema[];
  prefixItems?: Schema[];
  items?: Schema | false;
  properties?: Record<string, Schema>;
  required?: string[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/**
 * Draws a random value that fits `schema`. The zod schema from which `schema` was made may be stricter and reject the
 * value.
 */
export function sample(schema: Schema, random: Random): Json {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  if (schema.anyOf) return sample(pick(random, schema.anyOf), random);
  return (SAMPLES[schema.type ?? ''] ?? (() => null))(schema, random);
}

type Sampler = (schema: Schema, random: Random) => Json;

const SAMPLES: Readonly<Record<string, Sampler>> = {
  boolean: (_, random) => random.Number() < 0.5,
  integer: ({ minimum = 0, maximum = minimum + 12 }, random) => between(minimum, maximum, random),
  number: ({ minimum = 0, maximum = minimum + 12 }, random) => between(minimum, maximum, random),
  string: ({ maxLength = 8 }, random) => 'a b-c0'.repeat(2).slice(0, between(0, Math.min(12, maxLength), random)),
  array: list,
  object: ({ properties = {}, required = [] }, random) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => required.includes(key) || random.Number() < 0.5)
        .map(([key, property]) => [key, sample(property, random)]),
    ),
};

function list({ prefixItems = [], items, minItems = 0, maxItems }: Schema, random: Random): Json {
  const most = items ? Math.min(maxItems ?? 4, 8) : prefixItems.length;
  const length = between(Math.min(minItems, most), most, random);
  return Array.from({ length }, (_, at) => sample(prefixItems[at] ?? must(items || undefined), random));
}

/**
 * Draws a whole number from `from` to `to`. The result is at most `from` + 1,000, so that numbers without an upper
 * limit stay small.
 */
function between(from: number, to: number, random: Random): number {
  return from + Math.floor(random.Number() * (Math.min(to, from + 1_000) - from + 1));
}
