import type { Random } from '../../../shared/random';
import { DAYS, SUSPECTS, type SuspectId, type View, WEAPONS, type WeaponId } from '../state';
import { type Belief, pairChance } from './belief';
import { claimedContact, type Known, struckOut } from './known';
import type { Temper } from './temper';

type Pair = [suspect: SuspectId, weapon: WeaponId];

/** What a bot would examine now; a dirty cop's pair is as likely as can be and never hits. */
export function choosePair(
  view: View,
  belief: Belief,
  open: Belief,
  known: Known,
  temper: Temper,
  random: Random,
): Pair {
  const worth =
    known.role === 'dirty' ? stalling(view, open, known) : (pair: Pair) => searching(view, belief, known, pair);
  let best: Pair = [SUSPECTS[0], WEAPONS[0]];
  let top = -Infinity;
  for (const suspect of SUSPECTS) {
    for (const weapon of WEAPONS) {
      const value = worth([suspect, weapon]) + random.Number() * temper.whim;
      if (value <= top) continue;
      top = value;
      best = [suspect, weapon];
    }
  }
  return best;
}

/** Bits the verdict brings, the chance to win at once, and the price of a contact that falls silent. */
function searching(view: View, belief: Belief, known: Known, [suspect, weapon]: Pair): number {
  const { correct, fishy } = pairChance(belief, suspect, weapon);
  const days = DAYS.indexOf('friday') - DAYS.indexOf(view.day);
  const price = suspect === known.contact ? 0.5 : contactPrice(view, belief, suspect);
  if (days <= 1) return correct * 20 + entropy(correct, fishy);
  return entropy(correct, fishy) + correct * (4 / days) - price;
}

/** Looks like a search to those who know no better, and finds nothing. */
function stalling(view: View, open: Belief, known: Known): (pair: Pair) => number {
  const out = struckOut(view);
  return ([suspect, weapon]) => {
    if (suspect === known.murderer || weapon === known.weapon) return -10;
    const { correct, fishy } = pairChance(open, suspect, weapon);
    const stale = out.has(suspect) || out.has(weapon) ? 1 : 0;
    const silences = contactPrice(view, open, suspect) * 0.4;
    return entropy(correct, fishy) + correct * 2 + silences - stale;
  };
}

/** What it costs the search if this suspect is the contact of the honest cop who says so. */
function contactPrice(view: View, belief: Belief, suspect: SuspectId): number {
  const owners = view.seats.filter((seat) => claimedContact(view, seat) === suspect);
  return owners.reduce((price, seat) => price + 0.4 * (1 - (belief.dirty[seat] ?? 0)), 0);
}

function entropy(correct: number, fishy: number): number {
  const bits = (chance: number) => (chance > 0 ? -chance * Math.log2(chance) : 0);
  return bits(correct) + bits(fishy) + bits(1 - correct - fishy);
}
