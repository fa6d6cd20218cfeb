import { must, type Seat } from 'hush/game';
import type { EquipmentId, SeatView, Slot, View } from './state';
import { SLOTS } from './state';

/** Queries about a view, which legality uses. */

export function seatIn({ table }: View, seat: Seat): SeatView {
  return must(table[seat], `seat ${seat} in the view`);
}

export function livingIn({ seats, out }: View): Seat[] {
  return seats.filter((seat) => !out.includes(seat));
}

export function isLiving({ seats, out }: View, seat: Seat): boolean {
  return seats.includes(seat) && !out.includes(seat);
}

export function isHidden(view: View, seat: Seat, slot: Slot): boolean {
  return seatIn(view, seat).cards[slot].face === null;
}

export function hiddenIn(view: View, seat: Seat): Slot[] {
  return SLOTS.filter((slot) => isHidden(view, seat, slot));
}

export function hasActive(view: View, seat: Seat, card: EquipmentId): boolean {
  return seatIn(view, seat).active.includes(card);
}

export function isDisguised(view: View, seat: Seat): boolean {
  return hasActive(view, seat, 'disguise');
}

export function armedIn(view: View): Seat[] {
  return livingIn(view).filter((seat) => seatIn(view, seat).gun !== null);
}

/** Returns the seat that the declared shot would hit, or null if the gun has no target. */
export function targetIn({ shot, active, table }: View): Seat | null {
  return shot?.redirect ?? table[active]?.gun?.aim ?? null;
}
