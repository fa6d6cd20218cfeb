import type { Seat } from '#shared/ids.ts';
import { living, mayBeAlone } from '../queries';
import type { View } from '../state';
import type { Beliefs } from './beliefs';
import { heardIn, leanings, possibleCodes } from './heard';

/** The chance of something, by seat. */
export type Chances = ReadonlyMap<Seat, number>;

/** To a user, a seat with one partner is twice as likely as the same seat alone (3 and 4 players, section a). */
const ALONE = 0.5;

/** A hint that brings nothing to mind: to who looks for insiders it evades, to who looks for a partner it is no answer. */
const EVASIVE = 2;
const FOREIGN = 0.65;

/**
 * How likely each of the others is an insider, for one who listens: two of them have one word in mind that this
 * seat does not know, or knows (`code`). The seat itself counts as a user here.
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
 * Who the partner is, for an insider; `alone` is the chance that there is none, at first 1 in N. A Debugger leans
 * on the code word too.
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

/** A Debugger is among those who give hints, as far as anybody knows. */
export function isDebuggerIn(view: View): boolean {
  return view.rolesInPlay.includes('debugger') && !view.votedOut.some(({ role }) => role === 'debugger');
}

function total(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** The highest of them; null: there is nobody. */
export function likeliest(chances: Chances): [Seat, number] | null {
  return [...chances].reduce<[Seat, number] | null>((best, one) => (best && best[1] >= one[1] ? best : one), null);
}
