import type { Seat } from 'hush/game';
import { type Act, type AutoPass, isFirstRound, type State, type View } from './state';
import { seatsNamed } from './targets';

/** Automatic passing. It depends on public facts and on what the seat has chosen. */

type Open = Pick<State, 'phase' | 'declared' | 'acts' | 'turn' | 'seats'>;

/**
 * [GC-79] Returns when the seat passes automatically. By default, this is `never` in the first round and `untilTouched`
 * afterwards.
 */
export function autoPassOf(open: Pick<Open, 'turn' | 'seats'>, chosen: AutoPass | null): AutoPass {
  return chosen ?? (isFirstRound(open) ? 'never' : 'untilTouched');
}

/** [GC-79] True if the seat passes automatically in the open window. */
export function passesBy(open: Open, seat: Seat, auto: AutoPass): boolean {
  switch (auto) {
    case 'never':
      return false;
    case 'untilTouched':
      return !isShot(open) && !isTouched(open, seat);
    case 'untilShot':
      return !isShot(open);
  }
}

/** True if the open window asks this seat, and the seat passes in it automatically and not by hand. */
export function passesAutomatically(view: View, seat: Seat | null): boolean {
  const { window, me } = view;
  if (seat === null || !me || me.passed || !window?.asked.includes(seat)) return false;
  return passesBy(view, seat, autoPassOf(view, me.autoPass));
}

/** True if the open window is about a shot. Every shot asks every seat, because it can decide the match. */
export function isShot({ phase, declared }: Pick<Open, 'phase' | 'declared'>): boolean {
  return phase === 'react' && declared?.action === 'shoot';
}

/**
 * True if the declared action looks at or aims at this seat, or if this turn another player's card or shot has named it.
 */
function isTouched({ phase, declared, acts, turn }: Open, seat: Seat): boolean {
  if (acts.some((act) => act.turn === turn && act.by !== seat && namedBy(act).includes(seat))) return true;
  if (phase !== 'react') return false;
  switch (declared?.action) {
    case 'investigate':
      return declared.player === seat;
    case 'arm':
      return declared.aimAt === seat;
    default:
      return false;
  }
}

/** Lists the seats that an act names. An aim names no seat here, because players aim every turn. */
function namedBy(act: Act): Seat[] {
  switch (act.kind) {
    case 'aim':
      return [];
    case 'shoot':
      return [act.at, act.hit];
    case 'use':
      return act.targets.flatMap(seatsNamed);
    case 'choose':
      return [act.at];
  }
}
