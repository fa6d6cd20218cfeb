import { type Apis, must, type Seat } from 'hush/game';
import type { Shot, State } from '../state';
import { record } from './acts';

export function isArmed(G: Pick<State, 'guns'>, seat: Seat): boolean {
  return Object.hasOwn(G.guns, seat);
}

export function aimOf(G: Pick<State, 'guns'>, seat: Seat): Seat | null {
  return G.guns[seat]?.aim ?? null;
}

/** [GC-12] Takes a gun from the middle and aims it. */
export function takeGun(G: State, seat: Seat, at: Seat, apis: Apis): void {
  G.guns[seat] = { aim: null };
  apis.tell('armed', { seat });
  aimAt(G, seat, at, apis);
}

export function aimAt(G: State, seat: Seat, at: Seat, { tell }: Apis): void {
  must(G.guns[seat], `the gun of seat ${seat}`).aim = at;
  record(G, { turn: G.turn, by: seat, kind: 'aim', at });
  tell('aimed', { seat, at });
}

/**
 * [GC-24, GC-53] Puts a gun back in the middle. If it is the active player's gun, also undoes what cards have changed
 * about the declared shot.
 */
export function returnGun(G: State, seat: Seat, { tell }: Apis): void {
  if (!isArmed(G, seat)) return;
  delete G.guns[seat];
  if (G.shot && seat === G.active) G.shot = newShot();
  tell('disarmed', { seat });
}

export function newShot(): Shot {
  return { locked: false, barred: [], redirect: null };
}

/** Returns the seat that the declared shot would hit. */
export function aboutToBeHit(G: Pick<State, 'shot' | 'guns' | 'active'>): Seat {
  return must(G.shot?.redirect ?? aimOf(G, G.active), 'a player to hit');
}
