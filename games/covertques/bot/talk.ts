import { pick, type Remark, type Seat } from 'hush/game';
import { contradictions, wordOf } from '../contradictions';
import { legal } from '../legal';
import type { Claim, View } from '../state';
import type { Beliefs } from './beliefs';

type Saying = [kind: 'loyal', word: null] | [kind: 'meant', word: string];

/**
 * Returns the claim that a bot makes in the discussion, or null. A bot makes at most one per round. Bots of all roles
 * claim to be loyal, or say that their hint was only about the public word.
 */
export function chooseClaim({ view, seat, parameters, random }: Beliefs): { saying: Saying; say: Remark } | null {
  if (hasClaimed(view, seat) || random.Number() >= parameters.claims) return null;
  const fitting = sayings(view, seat).filter(
    (saying) => legal.claim.refusal(view, seat, saying) === null && fits(view, seat, saying),
  );
  if (fitting.length === 0) return null;
  const saying = pick(random, fitting);
  return { saying, say: { about: saying[0] === 'loyal' ? 'vows' : 'means', facts: wordFacts(saying) } };
}

/**
 * Whether the vote is about to open, because all people or half of the players are ready. Bots then say nothing new, so
 * that no player reads an accusation after the vote has begun.
 */
export function isTalkOver({ ready, seats }: View, people: readonly Seat[]): boolean {
  return (people.length > 0 && people.every((seat) => ready.includes(seat))) || 2 * ready.length >= seats.length;
}

/** Whether the seat has made a claim about itself in this round. */
export function hasClaimed({ claims, round }: View, seat: Seat): boolean {
  return claims.some((claim) => claim.by === seat && claim.round === round && claim.kind !== 'suspicion');
}

function sayings(view: View, seat: Seat): Saying[] {
  const word = wordOf(view, view.round);
  const isVowed = view.claims.some(({ by, kind }) => by === seat && kind === 'loyal');
  return [...(isVowed ? [] : [['loyal', null] as Saying]), ...(word === null ? [] : [['meant', word] as Saying])];
}

/** Whether no public fact and no other claim contradicts the claim. */
function fits(view: View, by: Seat, [kind, subject]: Saying): boolean {
  const n = (view.claims.at(-1)?.n ?? 0) + 1;
  const claim = { n, by, at: 0, round: view.round, kind, subject, retracted: false } as Claim;
  return !contradictions({ ...view, claims: [...view.claims, claim] }).some(({ claims }) => claims.includes(n));
}

function wordFacts([kind, word]: Saying): Record<string, string> {
  return kind === 'meant' ? { word } : {};
}
