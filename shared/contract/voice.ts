import type { Seat } from '../ids';

/** Ways of speaking. A character always speaks in the same manner. */
export const MANNERS = ['dry', 'warm', 'brash', 'nervous'] as const;
export type Manner = (typeof MANNERS)[number];

/**
 * A remark by a bot: its situation, and the values to insert into the line. A seat is replaced by its player's name.
 */
export interface Remark {
  about: string;
  facts?: Readonly<Record<string, string | { seat: Seat }>>;
}

/**
 * The lines for each situation, by manner: at least twelve lines for each situation, and three for each manner. The
 * placeholder `{what}` is replaced by the remark's fact named `what`.
 *
 *     { examines: { dry: ['{who} and the {what}. I want to know.', …], warm: […], brash: […], nervous: […] } }
 */
export type Lines = Readonly<Record<string, Readonly<Record<Manner, readonly string[]>>>>;
