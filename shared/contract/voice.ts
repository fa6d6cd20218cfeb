import type { Seat } from '../ids';

/** Ways of speaking. A character always speaks in the same manner. */
export const MANNERS = ['dry', 'warm', 'brash', 'nervous'] as const;
export type Manner = (typeof MANNERS)[number];

/** A remark: its situation, and the values to insert into its line. A seat becomes its player's name. */
export interface Remark {
  about: string;
  facts?: Readonly<Record<string, string | { seat: Seat }>>;
}

/**
 * The lines for each situation, by manner: at least twelve for a situation and three for a manner. `{what}` is replaced
 * by the fact of that name.
 *
 *     { examines: { dry: ['{who} and the {what}. I want to know.', …], warm: […], brash: […], nervous: […] } }
 */
export type Lines = Readonly<Record<string, Readonly<Record<Manner, readonly string[]>>>>;
