import type { Seat } from 'hush/game';
import { numbersFor } from '../queries';
import type { View } from '../state';
import type { Beliefs } from './beliefs';

/**
 * Returns the seat that the bot shoots now, or null for none. If players use real tokens as bullets, bots never shoot.
 */
export function chooseTarget(beliefs: Beliefs): Seat | null {
  const { view, seat, known } = beliefs;
  if (!view.lives || !view.bullets?.[seat]) return null;
  return known.role === 'dirty' ? dirtyTarget(beliefs, view.lives) : honestTarget(beliefs, view.lives);
}

/**
 * Returns the most suspicious seat, if the bot is certain enough that this seat is dirty. The threshold is high for the
 * first shot at a cop: if the cop is honest, a dirty cop can easily finish the kill.
 */
function honestTarget({ view, seat, belief, parameters }: Beliefs, lives: Record<Seat, number>): Seat | null {
  const others = view.seats.filter((other) => other !== seat);
  const target = others.reduce((worst, other) => (weight(other) > weight(worst) ? other : worst));
  return (belief.dirty[target] ?? 0) >= bar(target) && canStillDie(view, target, lives) ? target : null;

  function weight(other: Seat): number {
    return (belief.dirty[other] ?? 0) + (view.startLives - (lives[other] ?? 0)) * 0.1;
  }
  function bar(other: Seat): number {
    const hits = view.startLives - (lives[other] ?? 0);
    const day = parameters.sure[view.day];
    return day - (hits > 0 && view.day !== 'friday' ? parameters.followUp : 0);
  }
}

/**
 * True if the target can still die today. On Friday only a death helps, so bots do not shoot a target that the
 * remaining bullets cannot kill.
 */
function canStillDie(view: View, target: Seat, lives: Record<Seat, number>): boolean {
  const bullets = view.seats.filter((seat) => seat !== target && view.bullets?.[seat]).length;
  return view.day !== 'friday' || bullets >= (lives[target] ?? 0);
}

/**
 * Returns the target of a dirty cop, or null to wait. Prefers a cop with one life left, then the player who shot this
 * dirty cop, then a wounded cop.
 */
function dirtyTarget(beliefs: Beliefs, lives: Record<Seat, number>): Seat | null {
  const { view, seat, belief, random } = beliefs;
  const trusted = (other: Seat) => 1 - (belief.dirty[other] ?? 0);
  const others = view.seats.filter((other) => other !== seat && trusted(other) > 0.6);
  const dying = others.find((other) => lives[other] === 1);
  if (dying !== undefined) return dying;
  const shooter = view.shots?.find((shot) => shot.target === seat)?.by;
  if (shooter !== undefined && others.includes(shooter) && random.Number() < 0.8) return shooter;
  const wounded = others.find((other) => (lives[other] ?? 0) < view.startLives);
  if (wounded !== undefined && random.Number() < 0.35) return wounded;
  return frame(beliefs, others);
}

/**
 * Returns a scapegoat for a dirty cop to shoot late in the week, so that honest cops finish the kill: the other cop
 * whom players suspect most. Null if players suspect the dirty cop more.
 */
function frame({ view, seat, open, parameters, random }: Beliefs, others: readonly Seat[]): Seat | null {
  const suspected = (other: Seat) => open.dirty[other] ?? 0;
  const scapegoat = [...others].sort((one, other) => suspected(other) - suspected(one))[0];
  if (scapegoat === undefined || suspected(scapegoat) <= suspected(seat)) return null;
  return random.Number() < parameters.frames[view.day] / numbersFor(view.seats.length).dirtyCops ** 2
    ? scapegoat
    : null;
}
