import type { Json, LegalityOf, Seat } from 'hush/game';
import type { BagTarget, CardTarget, EquipmentId, Moves, Target } from '../../state';

type Legal = Pick<LegalityOf<Moves>, 'next' | 'refusal'>;

/** The use of a card, with the targets that are picked so far. */
export interface Use {
  window: number;
  card: EquipmentId;
  targets: readonly Target[];
}

export interface Ask {
  players: Seat[];
  cards: CardTarget[];
  bags: BagTarget[];
  /** True if the card needs no further targets. */
  whole: boolean;
}

/** Returns the candidates for the next target. */
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

/**
 * Returns why the card cannot be used with `more` as the next target, or null if it can. If `more` is null, checks the
 * targets that are already picked.
 */
export function whyNot(legal: Legal, { window, card, targets }: Use, more: Target | null): string | null {
  return legal.refusal('useEquipment', [window, card, ...targets, ...(more === null ? [] : [more])]);
}

/** Returns the pick as an Integrity card, or null if it is something else. */
export function cardOf(mark: Json | Target): CardTarget | null {
  if (!Array.isArray(mark)) return null;
  const [seat, slot] = mark;
  return typeof seat === 'string' && (slot === 0 || slot === 1 || slot === 2) ? [seat, slot] : null;
}

/** Returns the pick as an equipment card and its receiver, or null if it is something else. */
export function bagOf(mark: Json | Target): BagTarget | null {
  if (typeof mark !== 'object' || mark === null || Array.isArray(mark)) return null;
  const { from, what, to } = mark as Partial<BagTarget>;
  return typeof from === 'string' && typeof what === 'string' && typeof to === 'string' ? { from, what, to } : null;
}

/** Lists the equipment cards that can be moved, without repetitions and in the order of `bags`. */
export function sourcesOf(bags: readonly BagTarget[]): Pick<BagTarget, 'from' | 'what'>[] {
  const seen = new Map(bags.map(({ from, what }) => [`${from} ${what}`, { from, what }]));
  return [...seen.values()];
}
