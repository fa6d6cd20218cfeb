import type { Code, Seat } from '../../../shared/ids';
import { flat, stepwise } from '../../../shared/legality';
import type { LegalMoves, Step } from '../../../shared/module';
import { EQUIPMENT } from '../content/equipment';
import { equipment } from '../rules/equipment';
import { targetsRefusal } from '../rules/equipment/card';
import { type EquipmentId, HAND_LIMIT, type Moves, type Target, type View } from '../state';
import { closed } from './moments';

/** [GC-26, GC-43] Any living holder, in `action` or an open window. */
const useEquipment = stepwise<View, Moves['useEquipment']>({
  refusal: (view, seat, [window, card, ...targets]) =>
    closed(view, seat, targets.flatMap(seatsNamed)) ??
    holding(view, card) ??
    unopen(view, window) ??
    untimely(view, seat, card) ??
    (equipment[card].isPossible?.(view, seat) === false ? 'requirement-missing' : null) ??
    targetsRefusal(equipment[card], view, seat, targets) ??
    (view.me?.passed ? 'already-passed' : null),

  next(view, seat, draft) {
    const [window, card, ...named] = draft as Partial<Moves['useEquipment']>;
    if (!isPlayable(view, seat)) return NOTHING;
    if (window === undefined) return offer(draft, [view.windowNumber]);
    const cards = [...new Set(view.me?.hand)].filter((each) => isUsable(view, seat, each));
    if (window !== view.windowNumber) return NOTHING;
    if (card === undefined) return offer(draft, cards);
    return cards.includes(card) ? nextTarget(view, seat, card, named as Target[], draft) : NOTHING;
  },
});

/** What players do in windows, and how they are asked. */
export const windows: LegalMoves<View, Pick<Moves, 'useEquipment' | 'pass' | 'setAutoPass'>> = {
  useEquipment,

  /** [GC-43, GC-44] */
  pass: flat({
    refusal: (view, seat, [window]) =>
      closed(view, seat) ??
      (view.phase === 'placement' || isOfAction(view, window) ? 'wrong-stage' : null) ??
      (view.window && !view.window.asked.includes(seat) ? 'not-asked' : null) ??
      (view.me?.passed ? 'already-passed' : null) ??
      (view.window?.number === window ? null : 'stale-window'),
    list: (view) => [[view.windowNumber]],
  }),

  setAutoPass: flat({
    refusal: (view, seat) => closed(view, seat),
    list: (view) => (view.me?.autoPass ? [[false], [true]] : [[true], [false]]),
  }),
};

const NOTHING: Step = { whole: false, picks: [] };

function holding(view: View, card: EquipmentId): Code | null {
  const hand = view.me?.hand ?? [];
  if (view.phase === 'placement') return 'wrong-stage';
  if (!hand.includes(card)) return 'not-in-hand';
  return hand.length > HAND_LIMIT ? 'over-hand-limit' : null;
}

/** Of two cards played at once the later one hears that something is carried out, or that its moment is over. */
function unopen(view: View, window: number): Code | null {
  if (view.resolving?.card) return 'equipment-resolving';
  const isOpen = view.window !== null || view.phase === 'action';
  return isOpen && window === view.windowNumber ? null : 'stale-window';
}

function untimely(view: View, seat: Seat, card: EquipmentId): Code | null {
  const { timing } = EQUIPMENT[card];
  if (timing === 'shot') return view.phase === 'react' && view.declared?.action === 'shoot' ? null : 'wrong-time';
  if (timing === 'ownTurn') return view.turn > 0 && view.active === seat ? null : 'wrong-time';
  return null;
}

/** The number of an action stage, where nobody is asked. */
function isOfAction(view: View, window: number): boolean {
  return view.phase === 'action' && window === view.windowNumber;
}

function isPlayable(view: View, seat: Seat): boolean {
  return closed(view, seat) === null && unopen(view, view.windowNumber) === null && view.me?.passed === false;
}

/** Some targets make it whole: the needs are met, and so are the targets'. */
function isUsable(view: View, seat: Seat, card: EquipmentId): boolean {
  return (
    holding(view, card) === null &&
    untimely(view, seat, card) === null &&
    equipment[card].isPossible?.(view, seat) !== false
  );
}

function nextTarget(view: View, seat: Seat, card: EquipmentId, named: Target[], draft: readonly unknown[]): Step {
  const rule = equipment[card].next(view, seat, named);
  if (!rule) return { whole: targetsRefusal(equipment[card], view, seat, named) === null, picks: [] };
  return offer(
    draft,
    rule.candidates.filter((target) => rule.refusal(target) === null),
  );
}

function offer(draft: readonly unknown[], marks: Step['picks'][number]['mark'][]): Step {
  return {
    whole: false,
    picks: marks.map((mark) => ({ mark, draft: [...(draft as Step['picks'][number]['draft']), mark] })),
  };
}

function seatsNamed(target: Target): Seat[] {
  if (typeof target === 'string') return [target];
  return Array.isArray(target) ? [target[0]] : [target.from, target.to];
}
