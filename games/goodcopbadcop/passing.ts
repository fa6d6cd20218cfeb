import type { Seat } from '#shared/ids.ts';
import { type Act, type AutoPass, isFirstRound, type State, type View } from './state';
import { seatsNamed } from './targets';

/** Automatic passes, decided from public facts and the seat's own choice, for rules, views and boards. */

type Open = Pick<State, 'phase' | 'declared' | 'shot' | 'active' | 'acts' | 'turn' | 'seats'>;

/**
 * Returns the choice that applies: the seat's own, or [GC-79] `never` in the first round and `untilTouched` afterwards.
 */
export function autoPassOf(open: Pick<Open, 'turn' | 'seats'>, chosen: AutoPass | null): AutoPass {
  return chosen ?? (isFirstRound(open) ? 'never' : 'untilTouched');
}

/**
 * [GC-79] True if the seat passes the open window automatically.
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

/** True if this reader of a view is asked, has not passed by hand, and passes automatically. */
export function passesAutomatically(view: View, seat: Seat | null): boolean {
  const { window, me, active, table } = view;
  if (seat === null || !me || me.passed || !window?.asked.includes(seat)) return false;
  return passesBy(view, table[active]?.gun?.aim ?? null, seat, autoPassOf(view, me.autoPass));
}

/**
 * True if the declared action looks at this seat's cards, aims a gun at this seat or shoots at it. Also true if a card
 * or a shot by another player has named the seat in this turn.
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

/** Lists the seats that an act names. Aiming names no seat, since it is repeated every turn. */
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
