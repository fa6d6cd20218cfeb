import type { Person } from 'hush/board';
import type { Names, Seat } from 'hush/game';
import { targetIn } from '../../seen';
import type { Own, Slot, View } from '../../state';
import { tableText } from '../text';

/**
 * Whether a file can be picked ('open'), is picked, or cannot be picked ('shut'). Null while no officer is being
 * picked.
 */
export type Light = 'open' | 'picked' | 'shut' | null;

export interface FreshLook {
  n: number;
  by: Seat;
  at: Seat;
  slot: Slot;
}

/** One officer's cards, while the player picks which of them to look at. */
export interface CardChoice {
  of: Seat;
  slots: readonly Slot[];
  onCard(slot: Slot): void;
  /** Goes back to picking an officer. */
  onBack(): void;
}

/** Props that all drawings of officers share. */
export interface TableLook {
  view: View;
  seat: Seat | null;
  people: readonly Person[];
  names: Names;
  /** The private part of the seat's view while the player holds it open, or null while covered. */
  held: Own | null;
  fresh: FreshLook | null;
  light(seat: Seat): Light;
  /**
   * Text on a file while the player picks whom to look at: how many cards are hidden, or why the officer cannot be
   * picked. Null while no such pick is under way.
   */
  pick(seat: Seat): string | null;
  /** The cards to pick from once the player has picked an officer to look at, or null. */
  cards: CardChoice | null;
  onFile(seat: Seat): void;
}

/** Returns the status word on a file's tab, or null if there is none. */
export function statusOf(view: View, person: Person, seat: Seat | null): { word: string; bad: boolean } | null {
  const file = view.table[person.seat];
  if (file?.out) return { word: tableText.out, bad: false };
  if (file?.cards.some(({ wounded }) => wounded)) return { word: tableText.wounded, bad: true };
  if (person.seat === seat) return { word: tableText.you, bad: false };
  if (person.bot) return { word: tableText.bot, bad: false };
  return isAway(view, person) ? { word: tableText.away, bad: false } : null;
}

/** True if the person is disconnected or the seat is absent. */
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
 * Returns the props of a file that is a button. A press opens the file or, while the player is picking an officer,
 * picks it.
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

/** Returns the card that the open window is about, because the active player has declared or just made a look at it. */
export function lookedAt({ window, looks, turn, active }: View): { seat: Seat; slot: Slot } | null {
  if (window?.about?.action === 'investigate') return { seat: window.about.player, slot: window.about.slot };
  if (window?.kind !== 'endTurn') return null;
  return (
    looks.findLast((look) => look.turn === turn && look.by === active && look.through === 'investigate')?.now ?? null
  );
}

/** Lists the seats that the open window is about: the active seat, and the seat it looks at, aims at or shoots at. */
export function windowSeats(view: View): Seat[] {
  const { window, active } = view;
  if (!window || window.kind === 'preGame') return [];
  const aim = window.about?.action === 'arm' ? window.about.aimAt : targetIn(view);
  const other = lookedAt(view)?.seat ?? (window.about?.action === 'equip' ? null : aim);
  return other === null ? [active] : [active, other];
}

/** Lists `windowSeats` in the order in which a low list scrolls to them: the viewer's seat first, so that it gives way. */
export function scrolledTo(view: View, seat: Seat | null): Seat[] {
  const seats = windowSeats(view);
  return [...seats.filter((of) => of === seat), ...seats.filter((of) => of !== seat)];
}

export const isThreat = (view: View, of: Seat, seat: Seat | null): boolean =>
  seat !== null && view.table[of]?.gun?.aim === seat;

/** Lists the order of play: the active seat, then the living seats after it. Cards may still change the order. */
export function nextUp({ seats, active, direction, out }: View): Seat[] {
  const at = seats.indexOf(active);
  const round = seats.map((_, step) => seats[(at + direction * step + seats.length * step) % seats.length] ?? active);
  return round.filter((each) => each === active || !out.includes(each));
}
