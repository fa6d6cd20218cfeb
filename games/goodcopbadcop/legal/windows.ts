import { append, type Draft, flat, type Json, type LegalMoves, type Seat, type Step, stepwise } from 'hush/game';
import { EQUIPMENT } from '../content/equipment';
import { AUTO_PASSES, type EquipmentId, HAND_LIMIT, type Moves, type Target, type View, WINDOWS } from '../state';
import { seatsNamed } from '../targets';
import type { RefusalCode } from '../text';
import { uses } from './equipment';
import { targetsRefusal } from './equipment/use';
import { during, gone } from './moments';

/** [GC-26, GC-43] A living player may use a card in hand during `action` or in an open window. */
const useEquipment = stepwise<View, Moves['useEquipment'], RefusalCode>({
  closed: (view, seat) =>
    gone(view, seat) ?? cannotHold(view) ?? unopen(view, view.windowNumber) ?? noCardUsable(view, seat) ?? passed(view),
  unfit: (view, seat, [window, card, ...targets]) =>
    gone(view, seat, targets.flatMap(seatsNamed)) ??
    holding(view, card) ??
    unopen(view, window) ??
    unusable(view, seat, card) ??
    targetsRefusal(uses[card], view, seat, targets),

  next(view, seat, draft) {
    const [window, card, ...named] = draft as Partial<Moves['useEquipment']>;
    if (window === undefined) return offer(draft, [view.windowNumber]);
    if (window !== view.windowNumber) return NOTHING;
    const cards = [...new Set(view.me?.hand)].filter((each) => unusable(view, seat, each) === null);
    if (card === undefined) return offer(draft, cards);
    return cards.includes(card) ? nextTarget(view, seat, card, named as Target[], draft) : NOTHING;
  },
});

/** Defines when it is legal to use a card, to pass, and to choose automatic passing. */
export const windows: LegalMoves<View, Pick<Moves, 'useEquipment' | 'pass' | 'setAutoPass'>, RefusalCode> = {
  useEquipment,

  /** [GC-43, GC-44] */
  pass: flat({
    invalid: (view, seat, [window]) => gone(view, seat) ?? (window === view.windowNumber ? null : 'stale-window'),
    closed: passClosed,
    list: (view) => [[view.windowNumber]],
  }),

  setAutoPass: flat({
    closed: gone,
    list: () => AUTO_PASSES.map((each) => [each]),
  }),
};

function passClosed(view: View, seat: Seat): RefusalCode | null {
  return (
    gone(view, seat) ??
    during(view, WINDOWS) ??
    (view.window?.asked.includes(seat) ? null : 'not-asked') ??
    passed(view)
  );
}

const NOTHING: Step = { whole: false, picks: [] };

function holding(view: View, card: EquipmentId): RefusalCode | null {
  const hand = view.me?.hand ?? [];
  if (view.phase === 'placement') return 'wrong-stage';
  if (!hand.includes(card)) return 'not-in-hand';
  return hand.length > HAND_LIMIT ? 'over-hand-limit' : null;
}

/** Returns why this seat can use no card in hand now, or null if nothing rules out all of them. */
function cannotHold(view: View): RefusalCode | null {
  const [card] = view.me?.hand ?? [];
  if (card !== undefined) return holding(view, card);
  return view.phase === 'placement' ? 'wrong-stage' : 'not-in-hand';
}

function passed(view: View): RefusalCode | null {
  return view.me?.passed ? 'already-passed' : null;
}

/** Refuses a card while another card takes effect, or if the window or action phase for which it was meant is over. */
function unopen(view: View, window: number): RefusalCode | null {
  if (view.resolving?.card) return 'equipment-resolving';
  const isOpen = view.window !== null || view.phase === 'action';
  return isOpen && window === view.windowNumber ? null : 'stale-window';
}

function untimely(view: View, seat: Seat, card: EquipmentId): RefusalCode | null {
  const { timing } = EQUIPMENT[card];
  if (timing === 'shot') return view.phase === 'react' && view.declared?.action === 'shoot' ? null : 'wrong-time';
  if (timing === 'ownTurn') return view.turn > 0 && view.active === seat ? null : 'wrong-time';
  return null;
}

/** True if a seat with this card could use it now, judging by public facts only. */
export function isUsable(open: View, seat: Seat, card: EquipmentId): boolean {
  return unusable(open, seat, card) === null;
}

/** Returns why this card cannot be used on any target now, or null if it can be used. */
function unusable(view: View, seat: Seat, card: EquipmentId): RefusalCode | null {
  return untimely(view, seat, card) ?? (uses[card].isPossible?.(view, seat) === false ? 'requirement-missing' : null);
}

/** Returns why the first card in hand cannot be used now, or null if at least one card can. */
function noCardUsable(view: View, seat: Seat): RefusalCode | null {
  const codes = (view.me?.hand ?? []).map((card) => unusable(view, seat, card));
  return codes.includes(null) ? null : (codes[0] ?? null);
}

function nextTarget(view: View, seat: Seat, card: EquipmentId, named: Target[], draft: Draft): Step {
  const rule = uses[card].next(view, seat, named);
  if (!rule) return { whole: targetsRefusal(uses[card], view, seat, named) === null, picks: [] };
  return offer(
    draft,
    rule.candidates.filter((target) => rule.refusal(target) === null),
  );
}

function offer(draft: Draft, marks: readonly Json[]): Step {
  return { whole: false, picks: marks.map((mark) => append(draft, mark)) };
}
