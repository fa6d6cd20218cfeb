import type { Seat } from '#shared/ids.ts';
import { chance } from '#shared/random.ts';
import { EQUIPMENT_DECK } from '../content/equipment';
import { isUsable } from '../legal/windows';
import { inSeatOrder, living } from '../queries';
import type { EquipmentId, State } from '../state';
import { view } from '../view';
import { handOf } from './hands';

/** The seats that windows ask, and the lengths of windows. */

/** Range of the minimum length of a window, in ms, independent of switches and hands. */
export const SPAN = { from: 1_200, to: 3_000 };
/** The same at a practice table whose person is out. */
const BRIEF = { from: 300, to: 600 };

/**
 * [GC-42] The living seats with a hand card that could use any of the unseen cards now. Depends on public facts only,
 * never on hands.
 */
export function askable(G: State): Seat[] {
  const holders = living(G).filter((seat) => handOf(G, seat).length > 0);
  if (holders.length === 0) return [];
  const open = view(G, null);
  const cards = unseen(G);
  return holders.filter((seat) => cards.some((card) => isUsable(open, seat, card)));
}

/** The kinds of cards that are not all visible, so that any seat may hold them. */
function unseen({ discards, centre, actives, resolving }: State): EquipmentId[] {
  const open = [...discards, ...centre, ...Object.values(actives).flat(), ...(resolving?.card ? [resolving.card] : [])];
  const left = [...EQUIPMENT_DECK];
  for (const card of open) left.splice(left.indexOf(card), 1);
  return [...new Set(left)];
}

/**
 * Minimum length of the open window in ms, drawn from its number. A window that no seat can answer and one passed by a
 * switch therefore close at the same time.
 */
export function spanOf(G: Pick<State, 'window' | 'practice' | 'out' | 'secret'>): number {
  const { from, to } = G.practice !== null && G.out.includes(G.practice) ? BRIEF : SPAN;
  return Math.round(from + chance(`${G.secret.tempo} ${G.window}`).Number() * (to - from));
}

/** True if all asked seats have passed or are away. */
export function isAnswered({ asked, passed, absent }: Pick<State, 'asked' | 'passed' | 'absent'>): boolean {
  return asked.every((seat) => passed.includes(seat) || absent.includes(seat));
}

/** Server time in ms of the next timeout: the end of the phase, or the drawn end of an answered window. */
export function deadlineOf(G: State): number | null {
  if (G.closesAt === null || !isAnswered(G)) return G.deadline;
  return G.deadline === null ? G.closesAt : Math.min(G.deadline, G.closesAt);
}

/** Sets the switch, which applies from the next window on and never to a shot. */
export function setAutoPass(G: State, by: Seat, on: boolean): void {
  const others = G.autoPass.filter((seat) => seat !== by);
  G.autoPass = on ? inSeatOrder([...others, by]) : others;
}
