import type { Seat } from 'hush/game';
import { living, mayBeAlone } from '../queries';
import type { View } from '../state';
import type { Beliefs } from './beliefs';
import { heardIn, leanings, possibleCodes } from './heard';

/** A probability or weight by seat. */
export type Chances = ReadonlyMap<Seat, number>;

/**
 * Weight that a user gives to the possibility of a lone insider with 3 or 4 players, relative to one particular pair of
 * insiders.
 */
const ALONE = 0.5;

/**
 * Weights of a hint of which the bot knows no word. Bots that look for insiders use `EVASIVE`. It is below 1, because
 * people know more words than bots and an unknown hint is no reason for suspicion. Bots that look for their partner use
 * `FOREIGN`.
 */
const EVASIVE = 0.8;
const FOREIGN = 0.65;

/**
 * Returns, for each other seat, the probability that it is an insider. Assumes that this seat is a user and that two
 * other seats share the code word. `code` is the code word, or null if this seat does not know it.
 */
export function suspicion({ view, seat, parameters }: Beliefs, code: string | null): Chances {
  const others = living(view).filter((other) => other !== seat);
  const heard = heardIn(view, parameters.remembers);
  const weights = new Map(others.map((other) => [other, 0]));
  for (const [word, likely] of code === null ? possibleCodes(view) : [[code, 1] as const]) {
    const leans = leanings(others, heard, word, EVASIVE);
    const sum = total(leans.values());
    for (const [other, lean] of leans) {
      const alone = view.canBeAlone ? ALONE : 0;
      weights.set(other, (weights.get(other) ?? 0) + likely * lean * (sum - lean + alone));
    }
  }
  const sum = total(weights.values()) || 1;
  const insiders = view.canBeAlone ? 1.5 : 2;
  return new Map([...weights].map(([other, weight]) => [other, Math.min(1, (insiders * weight) / sum)]));
}

/**
 * Returns, for an insider, the probability that each other seat is the partner. `alone` is the probability that there
 * is no partner, which is 1 in N without hints. If a Debugger is in play, its hints also point to the code word, so the
 * result takes this into account.
 */
export function partner({ view, seat, parameters }: Beliefs, code: string): { seats: Chances; alone: number } {
  const others = living(view).filter((other) => other !== seat);
  const leans = leanings(others, heardIn(view, parameters.remembers), code, FOREIGN);
  const debugging = isDebuggerIn(view) ? total(leans.values()) : 0;
  const weights = [...leans].map(([other, lean]): [Seat, number] => [
    other,
    debugging > 0 ? lean * (debugging - lean) : lean,
  ]);
  const alone = mayBeAlone(view) ? 1 : 0;
  const sum = total(weights.map(([, weight]) => weight)) + alone || 1;
  return { seats: new Map(weights.map(([other, weight]) => [other, weight / sum])), alone: alone / sum };
}

/** Whether a Debugger is in play and is not known to have been voted out. */
export function isDebuggerIn(view: View): boolean {
  return view.rolesInPlay.includes('debugger') && !view.votedOut.some(({ role }) => role === 'debugger');
}

function total(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** Returns the seat with the highest probability, or null if there are no seats. */
export function likeliest(chances: Chances): [Seat, number] | null {
  return [...chances].reduce<[Seat, number] | null>((best, one) => (best && best[1] >= one[1] ? best : one), null);
}
