import { flat, type LegalMoves, type Seat } from 'hush/game';
import { hiddenIn, isDisguised, isHidden, livingIn, seatIn } from '../seen';
import { type Action, type Declaration, type Moves, SLOTS, type Slot, type View } from '../state';
import type { RefusalCode } from '../text';
import { during, gone, mine, other } from './moments';

type Acts = Pick<Moves, 'investigate' | 'arm' | 'equip' | 'shoot' | 'keep'>;

/** Defines when the four actions are legal, and when `keep` is legal for a declared action. */
export const actions: LegalMoves<View, Acts, RefusalCode> = {
  investigate: flat({
    closed: (view, seat) => declaring(view, seat) ?? nothingHidden(view, seat),
    unfit: (view, seat, [player, slot]) =>
      gone(view, seat, [player]) ?? unfit.investigate(view, seat, { action: 'investigate', player, slot }),
    list: (view) => view.seats.flatMap((player) => SLOTS.map((slot): Moves['investigate'] => [player, slot])),
  }),

  arm: flat({
    closed: (view, seat) => declaring(view, seat) ?? alreadyArmed(view, seat),
    unfit: (view, seat, [revealSlot, aimAt]) =>
      gone(view, seat, [aimAt]) ?? unfit.arm(view, seat, { action: 'arm', revealSlot, aimAt }),
    list: (view) => [...SLOTS, null].flatMap((slot) => view.seats.map((player): Moves['arm'] => [slot, player])),
  }),

  equip: flat({ closed: declaring, list: () => [[]] }),

  shoot: flat({
    closed: (view, seat) => declaring(view, seat) ?? unfit.shoot(view, seat, { action: 'shoot' }),
    list: () => [[]],
  }),

  keep: flat({
    closed: (view, seat) =>
      gone(view, seat) ?? during(view, ['reconsider']) ?? mine(view, seat) ?? keepable(view, seat),
    list: () => [[]],
  }),
};

function declaring(view: View, seat: Seat): RefusalCode | null {
  return gone(view, seat) ?? during(view, ['action', 'reconsider']) ?? mine(view, seat);
}

function alreadyArmed(view: View, seat: Seat): RefusalCode | null {
  return seatIn(view, seat).gun ? 'already-armed' : null;
}

/** Returns the reason why no other player has a card that the seat can look at, or null if one has. */
function nothingHidden(view: View, seat: Seat): RefusalCode | null {
  const hiding = livingIn(view).filter((player) => player !== seat && hiddenIn(view, player).length > 0);
  if (hiding.length === 0) return 'slot-not-hidden';
  return hiding.every((player) => isDisguised(view, player)) ? 'disguised' : null;
}

/** [GC-24, GC-45, GC-46, GC-54] A declared action can be kept only if it could be declared now. */
function keepable(view: View, seat: Seat): RefusalCode | null {
  const { declared } = view;
  if (!declared) return 'declaration-illegal';
  const judge = unfit[declared.action] as (view: View, seat: Seat, declared: Declaration) => RefusalCode | null;
  return judge(view, seat, declared) === null ? null : 'declaration-illegal';
}

type Judge<Kind extends Action> = (
  view: View,
  seat: Seat,
  declared: Extract<Declaration, { action: Kind }>,
) => RefusalCode | null;

const unfit: { readonly [Kind in Action]: Judge<Kind> } = {
  /** [GC-11, GC-38] Refuses investigations of face-up cards and disguised players. */
  investigate(view, seat, { player, slot }) {
    const refused = other(view, seat, player);
    if (refused) return refused;
    if (!isHidden(view, player, slot)) return 'slot-not-hidden';
    return isDisguised(view, player) ? 'disguised' : null;
  },
  /** [GC-12..14] Refuses an armed player, and checks the card to turn up. */
  arm: (view, seat, { revealSlot, aimAt }) =>
    alreadyArmed(view, seat) ?? unfitReveal(view, seat, revealSlot) ?? other(view, seat, aimAt),
  equip: () => null,
  /**
   * [GC-33, GC-35] Refuses a shot unless the seat has a gun that has a target and was not taken with the Taser this
   * turn.
   */
  shoot(view, seat) {
    const { gun } = seatIn(view, seat);
    if (!gun) return 'no-gun';
    if (gun.aim === null) return 'no-aim';
    return view.tasered ? 'tasered' : null;
  },
};

/** Checks the card to turn up. It must be a hidden card, or null if the seat has no hidden card. */
function unfitReveal(view: View, seat: Seat, slot: Slot | null): RefusalCode | null {
  if (slot === null) return hiddenIn(view, seat).length > 0 ? 'reveal-required' : null;
  return isHidden(view, seat, slot) ? null : 'slot-not-hidden';
}
