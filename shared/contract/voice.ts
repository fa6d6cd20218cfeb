import type { Seat } from '../ids';
import type { Said } from '../text/phrases';

/** Ways of speaking. A character always speaks in the same manner. */
export const MANNERS = ['dry', 'warm', 'brash', 'nervous'] as const;
export type Manner = (typeof MANNERS)[number];

/**
 * A remark by a bot: its situation, and the values to insert into the line. A seat is replaced by its player's name.
 * Words that differ between languages are given with their phrase.
 */
export interface Remark {
  about: string;
  facts?: Readonly<Record<string, string | { seat: Seat } | Said>>;
}

/**
 * The lines for each situation, by manner: at least twelve lines for each situation, and three for each manner. The
 * placeholder `{what}` is replaced by the remark's fact named `what`.
 *
 *     { examines: { dry: ['{who} and the {what}. I want to know.', …], warm: […], brash: […], nervous: […] } }
 */
export type Lines = Readonly<Record<string, Readonly<Record<Manner, readonly string[]>>>>;

/** A placeholder in a line. */
export const GAP = /\{([^{}]*)\}/g;

/** Returns the names of a line's placeholders in alphabetical order. */
export const gapsOf = (line: string): string[] => [
  ...new Set(Array.from(line.matchAll(GAP), ([, name = '']) => name).sort()),
];
