import type { MemberId } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { PaceFacts, RoomView } from '#shared/room/room.ts';
import { ROOM } from './text';

export type OptionField =
  | (Base & { kind: 'choice'; value: Json; choices: readonly Choice[] })
  | (Base & { kind: 'switch'; value: boolean })
  | (Base & { kind: 'number'; value: number } & Range);

export type NumberField = OptionField & { kind: 'number' };

interface Base {
  name: string;
  title: string;
  hint: string | null;
  /** True if the option is shown beside the paces. All other options are collapsed. */
  isMain: boolean;
}

interface Range {
  min: number;
  max: number;
  unit: string | null;
  /** A special value outside the bounds, with its label. Both are null if there is no such value. */
  off: number | null;
  offLabel: string | null;
}

export interface Choice {
  value: Json;
  label: string;
  /** The language of the label, if the choice is one of languages. */
  lang?: string;
}

type Schema = { readonly [key: string]: Json };

/**
 * Reads a game's options from their JSON Schema. Options that the form cannot show are left out, and keep their
 * defaults.
 */
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

/** Formats a duration in seconds: 90 is "1 min 30 s". */
export const durationOf = (seconds: number): string => ROOM.duration(Math.floor(seconds / 60), seconds % 60);

/**
 * Returns the next larger (`by` is 1) or smaller (`by` is -1) round number within the bounds. Steps are larger for
 * larger numbers. A step from `off` always leads to the minimum.
 */
export function stepped({ value, min, max, off, unit }: NumberField, by: 1 | -1): number {
  if (value === off) return min;
  const step = unit === 'seconds' ? stepAt(by === 1 ? value : value - 1) : 1;
  const next = by === 1 ? (Math.floor(value / step) + 1) * step : (Math.ceil(value / step) - 1) * step;
  return Math.max(min, Math.min(next, max));
}

const stepAt = (seconds: number): number => (seconds < 30 ? 5 : seconds < 120 ? 15 : seconds < 300 ? 30 : 60);

/** Returns the pace of which all options have the values in `values`, or null if there is none. */
export function paceOf(paces: readonly PaceFacts[], values: Json): PaceFacts | null {
  const chosen = record(values) ?? {};
  const isSet = ({ options }: PaceFacts) => Object.entries(options).every(([name, value]) => chosen[name] === value);
  return paces.find(isSet) ?? null;
}

/**
 * Returns the paces to offer. The quickest pace, which is the first in `paces`, is left out until every seated person
 * has played a match in this room. If it is already chosen, it is offered in any case.
 */
export function offeredPaces(
  paces: readonly PaceFacts[],
  { members, totals, options }: Pick<RoomView, 'members' | 'totals' | 'options'>,
): readonly PaceFacts[] {
  const [quickest, ...others] = paces;
  const hasPlayed = (id: MemberId) => totals.some(({ member, played }) => member === id && played > 0);
  const isNew = members.some(({ id, bot, seat }) => bot === null && seat !== null && !hasPlayed(id));
  return isNew && others.length > 0 && paceOf(paces, options) !== quickest ? others : paces;
}

/** Returns the options that differ from their defaults, without main options and those set by a pace. */
export function changedIn(schema: Json, values: Json, paces: readonly PaceFacts[]): OptionField[] {
  const usual = fieldsOf(schema, {});
  const isPaced = (name: string) => paceOf(paces, values) !== null && paces.some(({ options }) => name in options);
  return fieldsOf(schema, values).filter(
    ({ name, value, isMain }, at) => !isMain && !isPaced(name) && usual[at]?.value !== value,
  );
}

function fieldOf(name: string, schema: Schema, value: Json): OptionField | null {
  const base: Base = {
    name,
    title: text(schema.title) ?? titleOf(name),
    hint: text(schema.description),
    isMain: schema.main === true,
  };
  const choices = choicesOf(schema);
  if (choices) return { ...base, kind: 'choice', value, choices };
  if (schema.type === 'boolean') return { ...base, kind: 'switch', value: value === true };
  const range = rangeOf(schema);
  if (!range) return null;
  return {
    ...base,
    kind: 'number',
    value: typeof value === 'number' ? value : range.min,
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
      ...(schema.language === true
        ? { label: languageNamed(String(value)), lang: String(value) }
        : { label: labelOf(schema, value, at) ?? titleOf(String(value)) }),
    }));
  }
  const constants = alternatives(schema);
  if (constants.length === 0 || !constants.every((one) => one.const !== undefined)) return null;
  return constants.map((one, at) => {
    const value = one.const ?? null;
    return { value, label: text(one.title) ?? labelOf(schema, value, at) ?? titleOf(String(value)) };
  });
}

/**
 * Returns the bounds of a number, and a special value outside of them that means automatic (as in "0 or 60 to 600").
 * Returns null for any other option.
 */
function rangeOf(schema: Schema): Range | null {
  const bounds = [schema, ...alternatives(schema)].find(isNumber);
  if (!bounds) return null;
  const beside = alternatives(schema).find((one) => typeof one.const === 'number')?.const;
  const from = number(schema.from);
  const least = number(bounds.minimum) ?? 0;
  const isZeroApart = from !== null || (schema.default === 0 && least >= 0);
  return {
    min: from ?? least,
    max: number(bounds.maximum) ?? Number.MAX_SAFE_INTEGER,
    unit: text(schema.unit),
    off: typeof beside === 'number' ? beside : isZeroApart ? 0 : null,
    offLabel: text(schema.off),
  };
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

/**
 * Returns the label of a value. The schema contains labels either as a list in the order of the values, or by value.
 */
function labelOf(schema: Schema, value: Json, at: number): string | null {
  const { labels } = schema;
  if (Array.isArray(labels)) return text(labels[at]);
  return text(record(labels)?.[String(value)]);
}

/** Returns the name of a language in that language. */
const languageNamed = (tag: string) => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

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
