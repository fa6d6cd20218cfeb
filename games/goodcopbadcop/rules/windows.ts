import { chance, type Seat } from 'hush/game';
import { EQUIPMENT_DECK } from '../content/equipment';
import { isUsable } from '../legal/windows';
import { autoPassOf, passesBy } from '../passing';
import { living } from '../queries';
import type { EquipmentId, State } from '../state';
import { view } from '../view';
import { handOf } from './hands';

/** Decides which seats a window asks and how long it stays open. */

/**
 * Range of the minimum duration of a window, in ms. It is drawn at random and does not depend on hands or automatic
 * passing.
 */
export const SPAN = { from: 1_200, to: 3_000 };
/** The same range in a practice match, if the person is eliminated. */
const BRIEF = { from: 300, to: 600 };

/** [GC-77] Returns the seats that a window asks: those in `couldUse`, except the player whose action is declared. */
export function askable(G: State): Seat[] {
  return couldUse(G).filter((seat) => !isOwnAction(G, seat));
}

/**
 * [GC-42] Returns the living seats that have a card in hand and could use one of the cards that are not visible.
 * Depends only on public facts, never on the cards in hands.
 */
export function couldUse(G: State): Seat[] {
  const holders = living(G).filter((seat) => handOf(G, seat).length > 0);
  if (holders.length === 0) return [];
  const open = view(G, null);
  const cards = unseen(G);
  return holders.filter((seat) => cards.some((card) => isUsable(open, seat, card)));
}

/**
 * True if the window is about this seat's own action. A shot that must be fired does not count, because a card has
 * changed it.
 */
function isOwnAction({ phase, active, shot }: State, seat: Seat): boolean {
  return phase === 'react' && seat === active && !shot?.locked;
}

/** Lists the kinds of equipment with at least one copy out of sight, which any hand could therefore contain. */
function unseen({ discards, centre, actives, resolving }: State): EquipmentId[] {
  const open = [...discards, ...centre, ...Object.values(actives).flat(), ...(resolving?.card ? [resolving.card] : [])];
  const left = [...EQUIPMENT_DECK];
  for (const card of open) left.splice(left.indexOf(card), 1);
  return [...new Set(left)];
}

/**
 * Returns the minimum duration of the open window in ms. It depends only on the window's number and a secret seed, so
 * that windows in which seats pass automatically and windows that no seat can answer close after the same time.
 */
export function spanOf(G: Pick<State, 'window' | 'practice' | 'out' | 'secret'>): number {
  const { from, to } = G.practice !== null && G.out.includes(G.practice) ? BRIEF : SPAN;
  return Math.round(from + chance(`${G.secret.tempo} ${G.window}`).Number() * (to - from));
}

/** True if the seat has passed in the open window, by hand or automatically. */
export function hasPassed(G: State, seat: Seat): boolean {
  if (G.passed.includes(seat)) return true;
  return passesBy(G, seat, autoPassOf(G, G.autoPass[seat] ?? null));
}

/** True if every seat that is asked has passed or is away. The window may then close at its randomly chosen time. */
export function isAnswered(G: State): boolean {
  return G.asked.every((seat) => G.absent.includes(seat) || hasPassed(G, seat));
}

/**
 * Returns the state with its deadline `ms` later. After a pause, the time at which an answered window may close is
 * later too.
 */
export function postpone(G: State, ms: number, why: 'paused' | 'added'): State | null {
  const deadline = G.deadline === null ? null : G.deadline + ms;
  if (why === 'added') return deadline === null ? null : { ...G, deadline };
  return { ...G, deadline, closesAt: G.closesAt === null ? null : G.closesAt + ms };
}

/**
 * Returns the server time in ms of the next timeout, or null if there is none. This is the end of the phase or, if all
 * seats have answered, the earliest time at which the window may close.
 */
export function deadlineOf(G: State): number | null {
  if (G.closesAt === null || !isAnswered(G)) return G.deadline;
  return G.deadline === null ? G.closesAt : Math.min(G.deadline, G.closesAt);
}
