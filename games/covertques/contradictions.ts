import { against, type Contradiction, type Seat, standing } from 'hush/game';
import { type Claim, type Role, sideOf, type View } from './state';

/** A public fact that contradicts a claim. */
export type Fact =
  | { round: number; voter: Seat; votedFor: Seat }
  | { round: number; seat: Seat; role: Role }
  /**
   * Number of other seats that are or claim to be on the users' side (`others`), and number of cards of that side
   * (`of`).
   */
  | { others: number; of: number };

type Seen = Pick<View, 'claims' | 'results' | 'votedOut' | 'rolesInPlay'>;
type Found = Contradiction<Fact>;
type Pointing = Extract<Claim, { kind: 'suspicion' }>;
type Loyalty = Extract<Claim, { kind: 'loyal' }>;

/** Finds claims that are contradicted by the votes or by other claims. */
export function contradictions(view: Seen): Found[] {
  const said = standing(view.claims);
  const pointed = said.filter((claim): claim is Pointing => claim.kind === 'suspicion');
  const loyal = said.filter((claim): claim is Loyalty => claim.kind === 'loyal');
  return [
    ...pointed.flatMap((claim) => otherVote(claim, pointed, view)),
    ...loyal.flatMap((claim) => notLoyal(claim, view)),
    ...tooManyLoyal(loyal, view),
  ];
}

/** Returns the public word of a round, or null if the round has none. */
export function wordOf({ dice, publicWords }: Pick<View, 'dice' | 'publicWords'>, round: number): string | null {
  return publicWords[(dice[round - 1] ?? 0) - 1] ?? null;
}

/** Finds a suspicion that was voiced by a player who then voted for someone they had not suspected. */
function otherVote(claim: Pointing, pointed: readonly Pointing[], { results }: Seen): Found[] {
  const vote = results.find(({ round }) => round === claim.round)?.votes[claim.by] ?? null;
  const own = pointed.filter(({ by, round }) => by === claim.by && round === claim.round);
  if (vote === null || own[0] !== claim || own.some(({ subject }) => subject === vote)) return [];
  return [against('other-vote', claim, { round: claim.round, voter: claim.by, votedFor: vote })];
}

/** Finds a claim to be loyal by a player who was voted out and turned out to be on the insiders' side. */
function notLoyal(claim: Loyalty, { votedOut }: Seen): Found[] {
  const shown = votedOut.find(({ seat, role }) => seat === claim.by && sideOf(role) !== 'users');
  return shown ? [against('not-loyal', claim, shown)] : [];
}

/**
 * Finds claims to be loyal that cannot all be true, because more players make this claim than the users' side has
 * cards.
 */
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
