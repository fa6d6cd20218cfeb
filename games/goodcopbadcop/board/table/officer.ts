import type { Person } from '#client/board/contract.ts';
import type { Seat } from '#shared/ids.ts';
import type { Names } from '#shared/text.ts';
import { targetIn } from '../../seen';
import type { Own, Slot, View } from '../../state';
import { tableText } from '../text';

/**
 * The state of a file while an officer is being picked: may be picked, is picked, or may not be picked. Null otherwise.
 */
export type Light = 'open' | 'picked' | 'shut' | null;

/** A card that was just looked at. */
export interface FreshLook {
  n: number;
  by: Seat;
  at: Seat;
  slot: Slot;
}

/** The cards of one officer, of which the player picks one to look at. */
export interface CardChoice {
  of: Seat;
  /** The slots that may be looked at. */
  slots: readonly Slot[];
  /** Looks at that card. */
  onCard(slot: Slot): void;
  /** Returns to the pick of an officer. */
  onBack(): void;
}

/** The shared props for drawing officers. */
export interface TableLook {
  view: View;
  seat: Seat | null;
  people: readonly Person[];
  names: Names;
  /** The private part of the seat's view while held open, or null while covered. */
  held: Own | null;
  fresh: FreshLook | null;
  light(seat: Seat): Light;
  /**
   * While a file to look at is being picked: the number of its hidden cards, or why it cannot be picked. Null
   * otherwise.
   */
  pick(seat: Seat): string | null;
  /** The cards to pick from once an officer is picked, or null. */
  cards: CardChoice | null;
  onFile(seat: Seat): void;
}

/** Returns the status on a file's tab, or null. */
export function statusOf(view: View, person: Person, seat: Seat | null): { word: string; bad: boolean } | null {
  const file = view.table[person.seat];
  if (file?.out) return { word: tableText.out, bad: false };
  if (file?.cards.some(({ wounded }) => wounded)) return { word: tableText.wounded, bad: true };
  if (person.seat === seat) return { word: tableText.you, bad: false };
  if (person.bot) return { word: tableText.bot, bad: false };
  return isAway(view, person) ? { word: tableText.away, bad: false } : null;
}

/** True for a person who is disconnected or absent. */
export function isAway(view: View, { seat, online, bot }: Person): boolean {
  return !bot && (!online || view.absent.includes(seat));
}

/** Returns the props of an officer's file, apart from the cards. */
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

/**
 * Returns the props of a file that is a button. A press opens the file, or picks it while an officer is being picked.
 */
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

/** Returns the card that the open window is about: one somebody wants to look at, or has just looked at. */
export function lookedAt({ window, looks, turn, active }: View): { seat: Seat; slot: Slot } | null {
  if (window?.about?.action === 'investigate') return { seat: window.about.player, slot: window.about.slot };
  if (window?.kind !== 'endTurn') return null;
  return (
    looks.findLast((look) => look.turn === turn && look.by === active && look.through === 'investigate')?.now ?? null
  );
}

/** Lists the seats that the open window is about: the active seat, and the one it looks at, aims at or shoots. */
export function windowSeats(view: View): Seat[] {
  const { window, active } = view;
  if (!window || window.kind === 'preGame') return [];
  const aim = window.about?.action === 'arm' ? window.about.aimAt : targetIn(view);
  const other = lookedAt(view)?.seat ?? (window.about?.action === 'equip' ? null : aim);
  return other === null ? [active] : [active, other];
}

/** True if this officer's gun is aimed at the reader. */
export const isThreat = (view: View, of: Seat, seat: Seat | null): boolean =>
  seat !== null && view.table[of]?.gun?.aim === seat;

/**
 * Returns the active seat, then the living seats after it in the direction of play. Cards may still change the order.
 */
export function nextUp({ seats, active, direction, out }: View): Seat[] {
  const at = seats.indexOf(active);
  const round = seats.map((_, step) => seats[(at + direction * step + seats.length * step) % seats.length] ?? active);
  return round.filter((each) => each === active || !out.includes(each));
}
