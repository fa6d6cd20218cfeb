import type { Seat } from '../../../shared/ids';
import type { State } from '../state';
import { closeIfAllPassed, openWindow } from './flow';
import { aimAt } from './guns';
import { inSeatOrder, type Table } from './queries';

/** [GC-43] Out of this window; nobody sees it before the window closes. */
export function pass(G: State, by: Seat, table: Table): void {
  G.passed = inSeatOrder([...G.passed, by]);
  closeIfAllPassed(G, table);
}

/** Counts from the next window on, and for a shot never. */
export function setAutoPass(G: State, by: Seat, on: boolean): void {
  const others = G.autoPass.filter((seat) => seat !== by);
  G.autoPass = on ? inSeatOrder([...others, by]) : others;
}

/** [GC-63] The last step of a turn before its end. */
export function aim(G: State, at: Seat, table: Table): void {
  aimAt(G, G.active, at, table);
  openWindow(G, 'endTurn', table);
}
