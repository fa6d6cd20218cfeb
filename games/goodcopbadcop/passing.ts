import type { Seat } from 'hush/game';
import { type Act, type AutoPass, isFirstRound, type State, type View } from './state';
import { seatsNamed } from './targets';

/** Automatic passing. It depends on public facts and on what the seat has chosen. */

type Open = Pick<State, 'phase' | 'declared' | 'shot' | 'active' | 'acts' | 'turn' | 'seats'>;

/**
 * [GC-79] Returns when the seat passes automatically. By default, this is `never` in the first round and `untilTouched`
 * afterwards.
 */
export function autoPassOf(open: Pick<Open, 'turn' | 'seats'>, chosen: AutoPass | null): AutoPass {
  return chosen ?? (isFirstRound(open) ? 'never' : 'untilTouched');
}

/**
 * [GC-79] True if the seat passes automatically in the open window.
 * @param aim the target of the active player's gun, or null
 */
export function passesBy(open: Open, aim: Seat | null, seat: Seat, auto: AutoPass): boolean {
  switch (auto) {
    case 'never':
      return false;
    case 'untilTouched':
      return !isTouched(open, aim, seat);
    case 'untilShot':
      return open.phase !== 'react' || open.declared?.action !== 'shoot';
  }
}

/** True if the open window asks this seat, and the seat passes in it automatically and not by hand. */
export function passesAutomatically(view: View, seat: Seat | null): boolean {
  const { window, me, active, table } = view;
  if (seat === null || !me || me.passed || !window?.asked.includes(seat)) return false;
  return passesBy(view, table[active]?.gun?.aim ?? null, seat, autoPassOf(view, me.autoPass));
}

/**
 * True if the declared action looks at, aims at or shoots this seat, or if this turn another player's card or shot has
 * named it.
 */
function isTouched({ phase, declared, shot, acts, turn }: Open, aim: Seat | null, seat: Seat): boolean {
  if (acts.some((act) => act.turn === turn && act.by !== seat && namedBy(act).includes(seat))) return true;
  if (phase !== 'react') return false;
  switch (declared?.action) {
    case 'investigate':
      return declared.player === seat;
    case 'arm':
      return declared.aimAt === seat;
    case 'shoot':
      return aim === seat || shot?.redirect === seat;
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
