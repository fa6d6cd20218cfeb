import type { Seat } from '#shared/ids.ts';
import { chance } from '#shared/random.ts';
import { EQUIPMENT_DECK } from '../content/equipment';
import { isUsable } from '../legal/windows';
import { autoPassOf, passesBy } from '../passing';
import { living } from '../queries';
import type { EquipmentId, State } from '../state';
import { view } from '../view';
import { aimOf } from './guns';
import { handOf } from './hands';

/** The seats that windows ask, and the lengths of windows. */

/** Range in ms from which the minimum length of a window is drawn, independent of switches and hands. */
export const SPAN = { from: 1_200, to: 3_000 };
/** The range at a practice table whose person is out. */
const BRIEF = { from: 300, to: 600 };

/**
 * [GC-77] Returns the seats a window asks: those that could use a card, except the player whose own action is declared.
 */
export function askable(G: State): Seat[] {
  return couldUse(G).filter((seat) => !isOwnAction(G, seat));
}

/**
 * [GC-42] Returns the living seats with a hand card that could use any of the unseen cards now. Depends on public facts
 * only, never on hands.
 */
export function couldUse(G: State): Seat[] {
  const holders = living(G).filter((seat) => handOf(G, seat).length > 0);
  if (holders.length === 0) return [];
  const open = view(G, null);
  const cards = unseen(G);
  return holders.filter((seat) => cards.some((card) => isUsable(open, seat, card)));
}

/**
 * True if the window is about this seat's own action. A locked shot does not count as the seat's own, since a card
 * changed it.
 */
function isOwnAction({ phase, active, shot }: State, seat: Seat): boolean {
  return phase === 'react' && seat === active && !shot?.locked;
}

/** Lists the kinds of cards that are not all visible, so that any seat may hold one. */
function unseen({ discards, centre, actives, resolving }: State): EquipmentId[] {
  const open = [...discards, ...centre, ...Object.values(actives).flat(), ...(resolving?.card ? [resolving.card] : [])];
  const left = [...EQUIPMENT_DECK];
  for (const card of open) left.splice(left.indexOf(card), 1);
  return [...new Set(left)];
}

/**
 * Returns the minimum length of the open window in ms, drawn from its number. A window that no seat can answer
 * therefore closes at the same time as one that is passed automatically.
 */
export function spanOf(G: Pick<State, 'window' | 'practice' | 'out' | 'secret'>): number {
  const { from, to } = G.practice !== null && G.out.includes(G.practice) ? BRIEF : SPAN;
  return Math.round(from + chance(`${G.secret.tempo} ${G.window}`).Number() * (to - from));
}

/** True if the asked seat has passed in the open window, by hand or automatically. */
export function hasPassed(G: State, seat: Seat): boolean {
  if (G.passed.includes(seat)) return true;
  return passesBy(G, aimOf(G, G.active), seat, autoPassOf(G, G.autoPass[seat] ?? null));
}

/** True if all asked seats have passed or are away. */
export function isAnswered(G: State): boolean {
  return G.asked.every((seat) => G.absent.includes(seat) || hasPassed(G, seat));
}

/** Postpones the deadline by `ms`. A pause also postpones the drawn end of an answered window. */
export function postpone(G: State, ms: number, why: 'paused' | 'added'): State | null {
  const deadline = G.deadline === null ? null : G.deadline + ms;
  if (why === 'added') return deadline === null ? null : { ...G, deadline };
  return { ...G, deadline, closesAt: G.closesAt === null ? null : G.closesAt + ms };
}

/**
 * Returns the server time in ms of the next timeout, or null without one: the end of the phase, or the drawn end of an
 * answered window.
 */
export function deadlineOf(G: State): number | null {
  if (G.closesAt === null || !isAnswered(G)) return G.deadline;
  return G.deadline === null ? G.closesAt : Math.min(G.deadline, G.closesAt);
}
