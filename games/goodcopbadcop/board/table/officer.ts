import type { Person } from 'hush/board';
import type { Names, Seat } from 'hush/game';
import { targetIn } from '../../seen';
import type { Own, Slot, View } from '../../state';
import { tableText } from '../text';

/**
 * State of a file while the player is picking an officer: it can be picked ('open'), is picked ('picked'), or cannot be
 * picked ('shut'). Null at other times.
 */
export type Light = 'open' | 'picked' | 'shut' | null;

export interface FreshLook {
  n: number;
  by: Seat;
  at: Seat;
  slot: Slot;
}

/** An officer's cards, while the player picks one of them to look at. */
export interface CardChoice {
  of: Seat;
  slots: readonly Slot[];
  onCard(slot: Slot): void;
  /** Called to go back to picking an officer. */
  onBack(): void;
}

/** Props that are common to all drawings of officers. */
export interface TableLook {
  view: View;
  seat: Seat | null;
  people: readonly Person[];
  names: Names;
  /** The private part of the seat's view while the player holds it open, or null while it is covered. */
  held: Own | null;
  fresh: FreshLook | null;
  light(seat: Seat): Light;
  /**
   * Returns the text on a file while the player picks whom to look at: the number of hidden cards, or why the officer
   * cannot be picked. Null at other times.
   */
  pick(seat: Seat): string | null;
  /** The cards to pick from when the player has picked an officer to look at, or null. */
  cards: CardChoice | null;
  onFile(seat: Seat): void;
}

/** Returns the word on a file's tab that describes the officer's status, or null. */
export function statusOf(view: View, person: Person, seat: Seat | null): { word: string; bad: boolean } | null {
  const file = view.table[person.seat];
  if (file?.out) return { word: tableText.out, bad: false };
  if (file?.cards.some(({ wounded }) => wounded)) return { word: tableText.wounded, bad: true };
  if (person.seat === seat) return { word: tableText.you, bad: false };
  if (person.bot) return { word: tableText.bot, bad: false };
  return isAway(view, person) ? { word: tableText.away, bad: false } : null;
}

/** True if the person is disconnected or marked as absent. */
export function isAway(view: View, { seat, online, bot }: Person): boolean {
  return !bot && (!online || view.absent.includes(seat));
}

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
 * Returns the props of a file that is a button. Pressing it opens the file or, if the player is picking an officer,
 * picks the officer.
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

/**
 * Returns the card that the open window is about: the active player has declared or has just taken a look at it. Null
 * if the window is not about a card.
 */
export function lookedAt({ window, looks, turn, active }: View): { seat: Seat; slot: Slot } | null {
  if (window?.about?.action === 'investigate') return { seat: window.about.player, slot: window.about.slot };
  if (window?.kind !== 'endTurn') return null;
  return (
    looks.findLast((look) => look.turn === turn && look.by === active && look.through === 'investigate')?.now ?? null
  );
}

/** Lists the seats that the open window is about: the active seat, and the seat at which it looks, aims or shoots. */
export function windowSeats(view: View): Seat[] {
  const { window, active } = view;
  if (!window || window.kind === 'preGame') return [];
  const aim = window.about?.action === 'arm' ? window.about.aimAt : targetIn(view);
  const other = lookedAt(view)?.seat ?? (window.about?.action === 'equip' ? null : aim);
  return other === null ? [active] : [active, other];
}

/**
 * Lists `windowSeats` in the order in which a low list scrolls to them. The viewer's seat comes first, because it
 * matters least that it stays in view.
 */
export function scrolledTo(view: View, seat: Seat | null): Seat[] {
  const seats = windowSeats(view);
  return [...seats.filter((of) => of === seat), ...seats.filter((of) => of !== seat)];
}

export const isThreat = (view: View, of: Seat, seat: Seat | null): boolean =>
  seat !== null && view.table[of]?.gun?.aim === seat;

/**
 * Lists the upcoming turns: the active seat, then the living seats after it in the direction of play. Cards may still
 * change this order.
 */
export function nextUp({ seats, active, direction, out }: View): Seat[] {
  const at = seats.indexOf(active);
  const round = seats.map((_, step) => seats[(at + direction * step + seats.length * step) % seats.length] ?? active);
  return round.filter((each) => each === active || !out.includes(each));
}
