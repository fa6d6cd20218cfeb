import type { Seat } from '../../../shared/ids';
import type { Apis } from '../../../shared/module';
import { inSeatOrder } from '../queries';
import type { State } from '../state';
import { closeIfAllPassed, openWindow } from './flow';
import { aimAt } from './guns';

/** [GC-43] Out of this window; nobody sees it before the window closes. */
export function pass(G: State, by: Seat, apis: Apis): void {
  G.passed = inSeatOrder([...G.passed, by]);
  closeIfAllPassed(G, apis);
}

/** Counts from the next window on, and for a shot never. */
export function setAutoPass(G: State, by: Seat, on: boolean): void {
  const others = G.autoPass.filter((seat) => seat !== by);
  G.autoPass = on ? inSeatOrder([...others, by]) : others;
}

/** [GC-63] The last step of a turn before its end. */
export function aim(G: State, at: Seat, apis: Apis): void {
  aimAt(G, G.active, at, apis);
  openWindow(G, 'endTurn', apis);
}
