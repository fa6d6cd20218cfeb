import type { Person } from '#client/board/contract.ts';
import type { Seat } from '#shared/ids.ts';
import type { Names } from '#shared/text.ts';
import type { Own, Slot, View } from '../../state';
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

/** While one of somebody's cards is picked to look at. */
export interface CardChoice {
  of: Seat;
  /** Those that may be looked at. */
  slots: readonly Slot[];
  /** Looks at it. */
  onCard(slot: Slot): void;
  /** To the officers again. */
  onBack(): void;
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
  /** While a file is picked to look into: how much there is to see in it, or why it cannot be picked. */
  pick(seat: Seat): string | null;
  /** An officer is picked and one of the three cards is asked for; null: not now. */
  cards: CardChoice | null;
  onFile(seat: Seat): void;
}

/** The word on a file's tab; null: nothing to say. */
export function statusOf(view: View, person: Person, seat: Seat | null): { word: string; bad: boolean } | null {
  const file = view.table[person.seat];
  if (file?.out) return { word: tableText.out, bad: false };
  if (file?.cards.some(({ wounded }) => wounded)) return { word: tableText.wounded, bad: true };
  if (person.seat === seat) return { word: tableText.you, bad: false };
  if (person.bot) return { word: tableText.bot, bad: false };
  return isAway(view, person) ? { word: tableText.away, bad: false } : null;
}

/** A person who is not connected, or has let moments go by. */
export function isAway(view: View, { seat, online, bot }: Person): boolean {
  return !bot && (!online || view.absent.includes(seat));
}

/** What a file shows of its officer beside the cards. */
export function fileLook({ view, seat }: TableLook, person: Person) {
  const status = statusOf(view, person, seat);
  return {
    person,
    status: status?.word,
    bad: status?.bad,
    threat: isThreat(view, person.seat, seat),
    turn: hasTurn(view, person.seat),
    out: view.table[person.seat]?.out,
  };
}

/** What makes a file a button: a press opens it, or picks it while officers are being picked. */
export function pressable({ light, onFile }: TableLook, of: Seat) {
  const shines = light(of);
  return {
    type: 'button' as const,
    'data-coach': shines === 'picked' ? undefined : `file:${of}`,
    'data-light': shines ?? undefined,
    'aria-pressed': shines === null ? undefined : shines === 'picked',
    'aria-disabled': shines === 'shut' || undefined,
    onClick: () => onFile(of),
  };
}

export const hasTurn = (view: View, seat: Seat): boolean => view.turn > 0 && view.active === seat;

/** This gun points at you. */
export const isThreat = (view: View, of: Seat, seat: Seat | null): boolean =>
  seat !== null && view.table[of]?.gun?.aim === seat;

/** Who plays after the active player, in the running direction; cards may still change it. */
export function nextUp({ seats, active, direction, out }: View): Seat[] {
  const at = seats.indexOf(active);
  const round = seats.map((_, step) => seats[(at + direction * step + seats.length * step) % seats.length] ?? active);
  return round.filter((each) => each === active || !out.includes(each));
}
