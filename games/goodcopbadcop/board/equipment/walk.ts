import type { Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { LegalityOf } from '#shared/legality.ts';
import type { BagTarget, CardTarget, EquipmentId, Moves, Target } from '../../state';

type Legal = Pick<LegalityOf<Moves>, 'next' | 'refusal'>;

/** A card on its way to the table, and whom it is meant for so far. */
export interface Use {
  window: number;
  card: EquipmentId;
  targets: readonly Target[];
}

/** What may be named next. */
export interface Ask {
  players: Seat[];
  cards: CardTarget[];
  bags: BagTarget[];
  /** It may be used as it stands. */
  whole: boolean;
}

/** What follows the targets chosen so far. */
export function askOf(legal: Legal, { window, card, targets }: Use): Ask {
  const { picks, whole } = legal.next('useEquipment', [window, card, ...targets]);
  const marks = picks.map(({ mark }) => mark);
  return {
    players: marks.filter((mark): mark is Seat => typeof mark === 'string'),
    cards: marks.map(cardOf).filter((card) => card !== null),
    bags: marks.map(bagOf).filter((bag) => bag !== null),
    whole,
  };
}

/** Why the card cannot be used with one more target, or (null) as it stands; null: it can, or more must be named. */
export function whyNot(legal: Legal, { window, card, targets }: Use, more: Target | null): string | null {
  return legal.refusal('useEquipment', [window, card, ...targets, ...(more === null ? [] : [more])]);
}

/** A target that names an Integrity card. */
export function cardOf(mark: Json | Target): CardTarget | null {
  if (!Array.isArray(mark)) return null;
  const [seat, slot] = mark;
  return typeof seat === 'string' && (slot === 0 || slot === 1 || slot === 2) ? [seat, slot] : null;
}

/** A target that names an equipment card and who gets it. */
export function bagOf(mark: Json | Target): BagTarget | null {
  if (typeof mark !== 'object' || mark === null || Array.isArray(mark)) return null;
  const { from, what, to } = mark as Partial<BagTarget>;
  return typeof from === 'string' && typeof what === 'string' && typeof to === 'string' ? { from, what, to } : null;
}

/** Whose equipment can be moved, each source once, in the order offered. */
export function sourcesOf(bags: readonly BagTarget[]): Pick<BagTarget, 'from' | 'what'>[] {
  const seen = new Map(bags.map(({ from, what }) => [`${from} ${what}`, { from, what }]));
  return [...seen.values()];
}
