import type { Seat } from './ids';

/** A character's way of speaking, which never changes. */
export const MANNERS = ['dry', 'warm', 'brash', 'nervous'] as const;
export type Manner = (typeof MANNERS)[number];

/** A remark: its situation, and the values for the gaps of its lines. A seat is given by its name. */
export interface Remark {
  about: string;
  facts?: Readonly<Record<string, string | { seat: Seat }>>;
}

/**
 * The lines for each situation, by manner: at least a dozen a situation, three a manner. `{what}` is replaced by the
 * fact of that name.
 *
 *     { examines: { dry: ['{who} and the {what}. I want to know.', …], warm: […], brash: […], nervous: […] } }
 */
export type Lines = Readonly<Record<string, Readonly<Record<Manner, readonly string[]>>>>;
