import { standing } from '#shared/claims.ts';
import type { Seat } from '#shared/ids.ts';
import { against, between, type Contradiction } from '#shared/ledger.ts';
import { type Claim, type Role, sideOf, type View } from './state';

/** What everybody can see, where it speaks against a claim. */
export type Fact =
  | { round: number; word: string }
  | { round: number; voter: Seat; votedFor: Seat }
  | { round: number; seat: Seat; role: Role }
  /** So many others are taken to be on the users' side, and more there are not. */
  | { others: number; of: number };

type Seen = Pick<View, 'claims' | 'dice' | 'publicWords' | 'results' | 'votedOut' | 'rolesInPlay'>;
type Found = Contradiction<Fact>;
type Meaning = Extract<Claim, { kind: 'meant' }>;
type Pointing = Extract<Claim, { kind: 'suspicion' }>;
type Loyalty = Extract<Claim, { kind: 'loyal' }>;

/** What of all that was said does not fit, by the words on the table, the votes and what else was said. */
export function contradictions(view: Seen): Found[] {
  const said = standing(view.claims);
  const meant = said.filter((claim): claim is Meaning => claim.kind === 'meant');
  const pointed = said.filter((claim): claim is Pointing => claim.kind === 'suspicion');
  const loyal = said.filter((claim): claim is Loyalty => claim.kind === 'loyal');
  return [
    ...meant.flatMap((claim) => otherWord(claim, view)),
    ...meant.flatMap((claim) => twoWords(claim, meant)),
    ...pointed.flatMap((claim) => otherVote(claim, pointed, view)),
    ...loyal.flatMap((claim) => notLoyal(claim, view)),
    ...tooManyLoyal(loyal, view),
  ];
}

/** The word that was on the table in that round; null: there was none. */
export function wordOf({ dice, publicWords }: Pick<View, 'dice' | 'publicWords'>, round: number): string | null {
  return publicWords[(dice[round - 1] ?? 0) - 1] ?? null;
}

/** A hint is about the word of its round. */
function otherWord(claim: Meaning, view: Seen): Found[] {
  const word = wordOf(view, claim.round);
  return word === null || word === claim.subject ? [] : [against('other-word', claim, { round: claim.round, word })];
}

/** A hint has one meaning: the first word on it against each that differs. */
function twoWords(claim: Meaning, meant: readonly Meaning[]): Found[] {
  const first = meant.find(({ by, round }) => by === claim.by && round === claim.round);
  return first && first.subject !== claim.subject ? [between('two-words', first, claim)] : [];
}

/** Whoever points at some and then names somebody else has changed their mind, or never meant it. */
function otherVote(claim: Pointing, pointed: readonly Pointing[], { results }: Seen): Found[] {
  const vote = results.find(({ round }) => round === claim.round)?.votes[claim.by] ?? null;
  const own = pointed.filter(({ by, round }) => by === claim.by && round === claim.round);
  if (vote === null || own[0] !== claim || own.some(({ subject }) => subject === vote)) return [];
  return [against('other-vote', claim, { round: claim.round, voter: claim.by, votedFor: vote })];
}

/** A vote has shown the role of somebody who called themselves loyal. */
function notLoyal(claim: Loyalty, { votedOut }: Seen): Found[] {
  const shown = votedOut.find(({ seat, role }) => seat === claim.by && sideOf(role) !== 'users');
  return shown ? [against('not-loyal', claim, shown)] : [];
}

/** More on the users' side than there are cards of it. */
function tooManyLoyal(loyal: readonly Loyalty[], { votedOut, rolesInPlay }: Seen): Found[] {
  const of = rolesInPlay.filter((role) => sideOf(role) === 'users').length;
  const shown = votedOut.filter(({ role }) => sideOf(role) === 'users').map(({ seat }) => seat);
  const unshown = loyal.filter(({ by }) => !votedOut.some(({ seat }) => seat === by));
  const first = unshown.filter(({ by, n }) => unshown.every((other) => other.by !== by || other.n >= n));
  const others = shown.length + first.length - 1;
  const last = first.at(-1);
  if (!last || others < of) return [];
  const rule = 'too-many-loyal';
  return [{ id: rule, rule, sides: [{ claim: last.n }, { fact: { others, of } }], claims: first.map(({ n }) => n) }];
}
