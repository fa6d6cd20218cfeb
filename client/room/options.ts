import type { Json } from '../../shared/json';

/** One of the game's options as the host's form draws it. */
export type OptionField =
  | (Base & { kind: 'choice'; value: Json; choices: readonly Choice[] })
  | (Base & { kind: 'switch'; value: boolean })
  | (Base & { kind: 'number'; value: number; min: number; max: number; unit: string | null; off: number | null });

interface Base {
  name: string;
  title: string;
  hint: string | null;
}

export interface Choice {
  value: Json;
  label: string;
}

type Schema = { readonly [key: string]: Json };

/** A game's options, drawn from their JSON Schema. What the form cannot draw is left out and keeps its default. */
export function fieldsOf(schema: Json, values: Json): OptionField[] {
  const properties = record(record(schema)?.properties);
  if (!properties) return [];
  const chosen = record(values) ?? {};
  return Object.entries(properties).flatMap(([name, property]) => {
    const one = record(property);
    const field = one ? fieldOf(name, one, chosen[name] ?? one.default ?? null) : null;
    return field ? [field] : [];
  });
}

/** The choices with one of them changed. */
export function withOption(values: Json, name: string, value: Json): Json {
  return { ...record(values), [name]: value };
}

function fieldOf(name: string, schema: Schema, value: Json): OptionField | null {
  const base: Base = { name, title: text(schema.title) ?? titleOf(name), hint: text(schema.description) };
  const choices = choicesOf(schema);
  if (choices) return { ...base, kind: 'choice', value, choices };
  if (schema.type === 'boolean') return { ...base, kind: 'switch', value: value === true };
  const range = rangeOf(schema);
  if (!range) return null;
  return {
    ...base,
    kind: 'number',
    value: typeof value === 'number' ? value : range.min,
    unit: text(schema.unit),
    ...range,
  };
}

function choicesOf(schema: Schema): Choice[] | null {
  if (schema.type === 'boolean') {
    const off = labelOf(schema, false, 0);
    const on = labelOf(schema, true, 1);
    return off && on
      ? [
          { value: false, label: off },
          { value: true, label: on },
        ]
      : null;
  }
  if (Array.isArray(schema.enum)) {
    return schema.enum.map((value: Json, at) => ({
      value,
      label: labelOf(schema, value, at) ?? titleOf(String(value)),
    }));
  }
  const constants = alternatives(schema);
  if (constants.length === 0 || !constants.every((one) => one.const !== undefined)) return null;
  return constants.map((one, at) => {
    const value = one.const ?? null;
    return { value, label: text(one.title) ?? labelOf(schema, value, at) ?? titleOf(String(value)) };
  });
}

/** A number between two bounds, or one number beside them that means "by itself" (0 or 60 to 600). */
function rangeOf(schema: Schema): { min: number; max: number; off: number | null } | null {
  const bounds = [schema, ...alternatives(schema)].find(isNumber);
  if (!bounds) return null;
  const beside = alternatives(schema).find((one) => typeof one.const === 'number')?.const;
  const min = number(bounds.minimum) ?? 0;
  const isZeroUsual = schema.default === 0 && min >= 0;
  const off = typeof beside === 'number' ? beside : isZeroUsual ? 0 : null;
  return { min, max: number(bounds.maximum) ?? Number.MAX_SAFE_INTEGER, off };
}

function isNumber(schema: Schema): boolean {
  return (schema.type === 'integer' || schema.type === 'number') && schema.const === undefined;
}

function alternatives(schema: Schema): Schema[] {
  const list = Array.isArray(schema.anyOf) ? schema.anyOf : Array.isArray(schema.oneOf) ? schema.oneOf : [];
  return list.flatMap((one: Json) => {
    const schema = record(one);
    return schema ? [schema] : [];
  });
}

/** Labels stand in the schema as a list in the order of the values, or by value. */
function labelOf(schema: Schema, value: Json, at: number): string | null {
  const { labels } = schema;
  if (Array.isArray(labels)) return text(labels[at]);
  return text(record(labels)?.[String(value)]);
}

function titleOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function record(value: Json | undefined): Schema | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Schema) : null;
}

function text(value: Json | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function number(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
