import type { Seat } from '#shared/ids.ts';
import { chance } from '#shared/random.ts';
import { EQUIPMENT_DECK } from '../content/equipment';
import { isUsable } from '../legal/windows';
import { inSeatOrder, living } from '../queries';
import type { EquipmentId, State } from '../state';
import { view } from '../view';
import { handOf } from './hands';

/** Whom windows ask, and how long they last. */

/** An open window lasts that long at least, in ms, whoever has switched what and whatever anybody holds. */
export const SPAN = { from: 1_200, to: 3_000 };
/** The same where the only person is out and bots play on. */
const BRIEF = { from: 300, to: 600 };

/**
 * [GC-42] Every living player with a hand card, if any card that lies nowhere open could be played by that player at
 * this moment: told from what everybody sees, never from what is held.
 */
export function askable(G: State): Seat[] {
  const holders = living(G).filter((seat) => handOf(G, seat).length > 0);
  if (holders.length === 0) return [];
  const open = view(G, null);
  const cards = unseen(G);
  return holders.filter((seat) => cards.some((card) => isUsable(open, seat, card)));
}

/** The kinds of card that lie nowhere open, so that anybody may hold them. */
function unseen({ discards, centre, actives, resolving }: State): EquipmentId[] {
  const open = [...discards, ...centre, ...Object.values(actives).flat(), ...(resolving?.card ? [resolving.card] : [])];
  const left = [...EQUIPMENT_DECK];
  for (const card of open) left.splice(left.indexOf(card), 1);
  return [...new Set(left)];
}

/**
 * How long the open window lasts when everybody has answered, in ms: drawn for its number, so that a window nobody can
 * answer and one that somebody passes by a switch close at one moment.
 */
export function spanOf(G: Pick<State, 'window' | 'practice' | 'out' | 'secret'>): number {
  const { from, to } = G.practice !== null && G.out.includes(G.practice) ? BRIEF : SPAN;
  return Math.round(from + chance(`${G.secret.tempo} ${G.window}`).Number() * (to - from));
}

/** All asked have passed, or are taken to be away. */
export function isAnswered({ asked, passed, absent }: Pick<State, 'asked' | 'passed' | 'absent'>): boolean {
  return asked.every((seat) => passed.includes(seat) || absent.includes(seat));
}

/** Server time in ms at which the clock moves: the stage's end, or the drawn end of a window that all have answered. */
export function deadlineOf(G: State): number | null {
  if (G.closesAt === null || !isAnswered(G)) return G.deadline;
  return G.deadline === null ? G.closesAt : Math.min(G.deadline, G.closesAt);
}

/** Counts from the next window on, and for a shot never. */
export function setAutoPass(G: State, by: Seat, on: boolean): void {
  const others = G.autoPass.filter((seat) => seat !== by);
  G.autoPass = on ? inSeatOrder([...others, by]) : others;
}
