import { type Draft, must, type Remark } from 'hush/game';
import { claimedContact, HEARING_MS, standingPlan, struckOut } from '../queries';
import { DAYS, type Moves, SUSPECTS, type SuspectId, type View, WEAPONS, type WeaponId } from '../state';
import type { Beliefs } from './beliefs';
import { type Belief, pairChance } from './inference';
import { type Known, OUTSIDER } from './known';
import { announcing, objecting } from './remarks';
import { hasObjected, hasPlansLeft, mustThinkAgain } from './timing';

type Choice = { move: keyof Moves; args: Draft; say?: Remark };
type Pair = [suspect: SuspectId, weapon: WeaponId];
const PAIRS = SUSPECTS.flatMap((suspect) => WEAPONS.map((weapon): Pair => [suspect, weapon]));

/** Number of best pairs that compete when the bot adds a random error to the value of each pair. */
const CONSIDERED = 16;

/**
 * Penalty on the value of a pair that has met an objection: `bits`, plus `share` of that value. The penalty is
 * multiplied by the bot's trust in the player who objected, from 0 to 1.
 */
const CLEARLY = { bits: 0.3, share: 0.15 } as const;

/** Weight of the cost of losing a contact (`contactPrice`) in the value of a pair. */
const PRICE = 0.5;

/** Proposes a pair. Returns null to let others propose. */
export function plan(beliefs: Beliefs): Choice | null {
  const { view, known, parameters, random } = beliefs;
  if (known.role === 'dirty' && random.Number() < parameters.waits) return null;
  return announcement(view, choosePair(beliefs));
}

/**
 * Examines the bot's proposed pair when all players have had time to object. If a player has objected, or if the bot
 * now prefers a different pair, makes a new proposal instead.
 */
export function carryOut(beliefs: Beliefs, now: number): Choice | null {
  const { view } = beliefs;
  const standing = must(standingPlan(view));
  const pair = choosePair(beliefs);
  const isAnother = pair[0] !== standing.suspect || pair[1] !== standing.weapon;
  if (mustThinkAgain(view, standing) || (isAnother && hasPlansLeft(view, standing))) return announcement(view, pair);
  // In a practice match the person sets the pace, so bots do not wait.
  if (now < standing.at + HEARING_MS && !view.practice) return null;
  return { move: 'examine', args: [standing.suspect, standing.weapon, view.day] };
}

/**
 * Asks the author of a proposal to wait if the bot knows a much better pair. The bot does this at most once a day. A
 * dirty cop compares pairs like a player who knows only what is public, so that its objections reveal nothing.
 */
export function objection(beliefs: Beliefs): Choice | null {
  const { view, seat, known, belief, parameters } = beliefs;
  const standing = standingPlan(view);
  if (!standing || hasObjected(view, seat)) return null;
  const isDirty = known.role === 'dirty';
  const worth = (pair: Pair) => searching(view, isDirty ? beliefs.open : belief, isDirty ? OUTSIDER : known, pair);
  const best = Math.max(...PAIRS.map(worth));
  if (worth([standing.suspect, standing.weapon]) >= best * parameters.insists) return null;
  return { move: 'object', args: [view.day], say: objecting(view, seat, standing) };
}

function announcement(view: View, pair: Pair): Choice {
  return { move: 'announce', args: [...pair, view.day], say: announcing(...pair) };
}

/**
 * Returns the pair that the bot would examine now. A dirty cop chooses a plausible pair without the murderer and the
 * weapon.
 */
function choosePair(beliefs: Beliefs): Pair {
  const { view, belief, known, parameters, random } = beliefs;
  const worth =
    known.role === 'dirty' ? stalling(view, beliefs.open, known) : (pair: Pair) => searching(view, belief, known, pair);
  const weighed = PAIRS.map((pair) => ({ pair, value: secondThought(beliefs, pair, worth(pair)) })).sort(
    (one, other) => other.value - one.value,
  );
  const moods = weighed
    .slice(0, CONSIDERED)
    .map((one) => ({ ...one, value: one.value + random.Number() * parameters.whim }));
  return moods.reduce((best, one) => (one.value > best.value ? one : best)).pair;
}

/**
 * Adjusts the value of a pair by the bot's own proposals of the day. The current proposal gets a bonus, so that it is
 * not replaced on a whim. A pair that met objections gets a penalty.
 */
function secondThought({ view, seat, belief, parameters }: Beliefs, [suspect, weapon]: Pair, value: number): number {
  const before = view.plans.filter((each) => each.by === seat && each.suspect === suspect && each.weapon === weapon);
  const objections = before.flatMap((each) => each.objections);
  if (objections.length === 0)
    return before.length > 0 && before.at(-1) === standingPlan(view) ? value + parameters.whim : value;
  const trust = Math.max(...objections.map((by) => 1 - (belief.dirty[by] ?? 0)));
  return value - trust * (CLEARLY.bits + CLEARLY.share * Math.abs(value));
}

/**
 * Returns the value of examining a pair for an honest cop: the information from the verdict in bits, plus the chance of
 * winning immediately, minus the cost of losing a contact.
 */
function searching(view: View, belief: Belief, known: Known, [suspect, weapon]: Pair): number {
  const { correct, fishy } = pairChance(belief, suspect, weapon);
  const days = DAYS.indexOf('friday') - DAYS.indexOf(view.day);
  const price = suspect === known.contact ? 0.5 : contactPrice(view, belief, suspect);
  if (days <= 1) return correct * 20 + entropy(correct, fishy);
  return entropy(correct, fishy) + correct * (4 / days) - price * PRICE;
}

/**
 * Returns the value of a pair for a dirty cop. It is high if the pair looks promising to a player who knows only what
 * is public, and very low if the pair contains the murderer or the weapon.
 */
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

/**
 * Returns the cost of losing this suspect as a contact. It increases with the probability that the cops who claim it as
 * their contact are honest.
 */
function contactPrice(view: View, belief: Belief, suspect: SuspectId): number {
  const owners = view.seats.filter((seat) => claimedContact(view, seat) === suspect);
  return owners.reduce((price, seat) => price + 0.4 * (1 - (belief.dirty[seat] ?? 0)), 0);
}

function entropy(correct: number, fishy: number): number {
  const bits = (chance: number) => (chance > 0 ? -chance * Math.log2(chance) : 0);
  return bits(correct) + bits(fishy) + bits(1 - correct - fishy);
}
