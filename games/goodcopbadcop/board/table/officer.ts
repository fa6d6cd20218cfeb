import type { Person } from '../../../../client/board/contract';
import type { Seat } from '../../../../shared/ids';
import type { Names } from '../../../../shared/text';
import type { Face, Own, Slot, View } from '../../state';
import { tableText } from '../text';

/** What picking makes of a file: it may be picked, it is, it may not be; null: nothing is being picked. */
export type Light = 'open' | 'picked' | 'shut' | null;

/** A card somebody has just looked at. */
export interface FreshLook {
  n: number;
  by: Seat;
  at: Seat;
  slot: Slot;
}

/** What every part of the table needs to draw an officer. */
export interface TableLook {
  view: View;
  seat: Seat | null;
  people: readonly Person[];
  names: Names;
  /** What this seat knows, and only while it is held; null: covered. */
  held: Own | null;
  fresh: FreshLook | null;
  light(seat: Seat): Light;
  onFile(seat: Seat): void;
}

/** The word on a file's tab; null: nothing to say. */
export function statusOf(view: View, person: Person, seat: Seat | null): { word: string; bad: boolean } | null {
  const file = view.table[person.seat];
  if (file?.out) return { word: tableText.out, bad: false };
  if (file?.cards.some(({ wounded }) => wounded)) return { word: tableText.wounded, bad: true };
  if (person.seat === seat) return { word: tableText.you, bad: false };
  if (person.bot) return { word: tableText.bot, bad: false };
  return person.online ? null : { word: tableText.away, bad: false };
}

/** A hidden face this seat may see; null while it is covered, or if it does not know it. */
export function secretFace(held: Own | null, seat: Seat | null, of: Seat, slot: Slot): Face | null {
  if (!held) return null;
  if (of === seat) return held.cards[slot];
  return held.known.find((known) => known.seat === of && known.slot === slot)?.face ?? null;
}

/** This gun points at you. */
export const isThreat = (view: View, of: Seat, seat: Seat | null): boolean =>
  seat !== null && view.table[of]?.gun?.aim === seat;

/** Who plays after the active player, in the running direction; cards may still change it. */
export function nextUp({ seats, active, direction, out }: View): Seat[] {
  const at = seats.indexOf(active);
  const round = seats.map((_, step) => seats[(at + direction * step + seats.length * step) % seats.length] ?? active);
  return round.filter((each) => each === active || !out.includes(each));
}
