import type { Seat } from './ids';

/** How somebody speaks. A character has one, and keeps it. */
export const MANNERS = ['dry', 'warm', 'brash', 'nervous'] as const;
export type Manner = (typeof MANNERS)[number];

/** Something worth saying: the situation, and what fills the gaps of its lines. A seat is said by its name. */
export interface Remark {
  about: string;
  facts?: Readonly<Record<string, string | { seat: Seat }>>;
}

/**
 * What can be said in each situation, by manner: a dozen lines or more a situation, three at least a manner. `{what}`
 * stands for the fact of that name.
 *
 *     { examines: { dry: ['{who} and the {what}. I want to know.', …], warm: […], brash: […], nervous: […] } }
 */
export type Lines = Readonly<Record<string, Readonly<Record<Manner, readonly string[]>>>>;
