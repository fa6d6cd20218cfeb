import type { Seat } from 'hush/game';
import { isSuspect } from '../content/tokens';
import { numbersFor, verdictOf } from '../queries';
import { type ClueType, SUSPECTS, type SuspectId, type View, WEAPONS, type WeaponId } from '../state';
import type { Known } from './known';
import { accountOf, conflictFit, dirtyFit, honestFit, shotFit } from './weights';

/** A possible world: who is dirty, the murderer and the weapon. */
export interface World {
  dirty: readonly Seat[];
  murderer: SuspectId;
  weapon: WeaponId;
  /** Probability of this world. The probabilities of all worlds add up to 1. */
  chance: number;
}

export interface Belief {
  worlds: readonly World[];
  /** Probability that the seat is a dirty cop. */
  dirty: Readonly<Record<Seat, number>>;
  /** Probability that the suspect is the murderer, or that the weapon is the murder weapon. */
  guilt: ReadonlyMap<SuspectId | WeaponId, number>;
}

/**
 * Returns the possible worlds with their probabilities. Worlds that contradict `known` or the verdicts are left out.
 * The others are weighed by how well they explain what players have said and done.
 */
export function believe(view: View, known: Known): Belief {
  const worlds: World[] = [];
  const sets = dirtySets(view.seats, known);
  const accounts = view.seats.filter((seat) => seat !== known.seat).map((seat) => accountOf(view, seat));
  const conflicts = sets.map((dirty) => conflictFit(view, dirty) * shotFit(view, dirty, known.seat));
  for (const murderer of SUSPECTS) {
    if (known.clean.has(murderer) || (known.murderer !== null && known.murderer !== murderer)) continue;
    for (const weapon of WEAPONS) {
      if (known.clean.has(weapon) || (known.weapon !== null && known.weapon !== weapon)) continue;
      if (!fitsVerdicts(view, murderer, weapon)) continue;
      const fits = accounts.map((account) => ({
        seat: account.seat,
        honest: honestFit(account, known, murderer, weapon),
        dirty: dirtyFit(account, murderer, weapon),
      }));
      sets.forEach((dirty, at) => {
        let chance = conflicts[at] ?? 1;
        for (const fit of fits) chance *= dirty.includes(fit.seat) ? fit.dirty : fit.honest;
        worlds.push({ dirty, murderer, weapon, chance });
      });
    }
  }
  return summary(view, worlds);
}

/** Returns the uncertainty of a belief about the murderer (`suspects`) or the weapon (`weapons`), in bits. */
export function doubt(belief: Belief, type: ClueType): number {
  let bits = 0;
  for (const [token, chance] of belief.guilt) {
    if (chance > 0 && isSuspect(token) === (type === 'suspects')) bits -= chance * Math.log2(chance);
  }
  return bits;
}

/** Returns the probabilities that this pair is Correct and that it is Fishy. */
export function pairChance(belief: Belief, suspect: SuspectId, weapon: WeaponId): { correct: number; fishy: number } {
  let correct = 0;
  let fishy = 0;
  for (const world of belief.worlds) {
    const verdict = verdictOf(world, suspect, weapon);
    if (verdict === 'correct') correct += world.chance;
    if (verdict === 'fishy') fishy += world.chance;
  }
  return { correct, fishy };
}

function summary(view: View, worlds: World[]): Belief {
  const total = worlds.reduce((sum, world) => sum + world.chance, 0) || 1;
  const dirty: Record<Seat, number> = Object.fromEntries(view.seats.map((seat) => [seat, 0]));
  const guilt = new Map<SuspectId | WeaponId, number>();
  for (const world of worlds) {
    world.chance /= total;
    for (const seat of world.dirty) dirty[seat] = (dirty[seat] ?? 0) + world.chance;
    guilt.set(world.murderer, (guilt.get(world.murderer) ?? 0) + world.chance);
    guilt.set(world.weapon, (guilt.get(world.weapon) ?? 0) + world.chance);
  }
  return { worlds, dirty, guilt };
}

function fitsVerdicts(view: View, murderer: SuspectId, weapon: WeaponId): boolean {
  return view.examinations.every((seen) => verdictOf({ murderer, weapon }, seen.suspect, seen.weapon) === seen.verdict);
}

/** Returns all possible sets of dirty cops. They must agree with the viewer's own role. */
function dirtySets(seats: readonly Seat[], known: Known): Seat[][] {
  const allowed = subsets(seats, numbersFor(seats.length).dirtyCops);
  if (known.seat === null || known.role === null) return allowed;
  const { seat, role } = known;
  return allowed.filter((set) => set.includes(seat) === (role === 'dirty'));
}

function subsets(seats: readonly Seat[], size: number): Seat[][] {
  if (size === 0) return [[]];
  return seats.flatMap((seat, at) => subsets(seats.slice(at + 1), size - 1).map((rest) => [seat, ...rest]));
}
