import { type Seat, standing } from 'hush/game';
import { contradictions } from '../contradictions';
import { claimedContact } from '../queries';
import type { Reason, ReasonKind, State, TokenId } from '../state';

/** The public part of a match, taken from a state or a view. */
type Open = Pick<State, 'seats' | 'day' | 'examinations' | 'claims' | 'called'> & { shots: State['shots'] | null };

/**
 * [CB-58] Returns the reason that `by` gives for suspecting or shooting `at`. It uses only public facts and claims, so
 * it reveals none of the bot's secrets.
 */
export function reasonAgainst(open: Open, by: Seat, at: Seat): Reason {
  for (const find of REASONS) {
    const found = find(open, by, at);
    if (found) return found;
  }
  return about('hunch');
}

const REASONS: readonly ((open: Open, by: Seat, at: Seat) => Reason | null)[] = [
  (open, by, at) => {
    const contact = claimedContact(open, at);
    return contact !== null && claimedContact(open, by) === contact ? about('same-contact', contact) : null;
  },
  (open, _, at) => (contradictsItself(open, at) ? about('contradiction') : null),
  ({ shots }, by, at) => (shots?.some((shot) => shot.by === at && shot.target === by) ? about('shot-me') : null),
  (open, _, at) => {
    const contact = claimedContact(open, at);
    const isShared = open.seats.some((seat) => seat !== at && claimedContact(open, seat) === contact);
    return contact !== null && isShared ? about('shared-contact', contact) : null;
  },
  ({ claims, day }, _, at) => (day !== 'monday' && claims.every((claim) => claim.by !== at) ? about('silent') : null),
  clearedFishy,
  (open, by, at) => (accusers(open, at).some((seat) => seat !== by) ? about('suspected') : null),
  ({ shots }, _, at) => (shots?.some((shot) => shot.by === at) ? about('fired') : null),
  (open, by, at) => (accusers(open, by).includes(at) ? about('suspects-me') : null),
  ({ claims, day, called, seats }, _, at) => {
    const isQuiet = claims.every((claim) => claim.by !== at || claim.round !== day);
    return day !== 'monday' && isQuiet && called.length === seats.length ? about('quiet') : null;
  },
  ({ claims }, _, at) => (claims.some((claim) => claim.by === at) ? about('unconvincing') : null),
];

function about(kind: ReasonKind, token: TokenId | null = null): Reason {
  return { kind, token };
}

function accusers({ claims }: Open, at: Seat): Seat[] {
  return standing(claims).flatMap(({ by, kind, subject }) => (kind === 'suspicion' && subject === at ? [by] : []));
}

function contradictsItself(open: Open, at: Seat): boolean {
  return contradictions({ ...open, claims: open.claims.filter(({ by }) => by === at) }).length > 0;
}

/** Finds a token that the player claimed clean and that was part of a Fishy pair. */
function clearedFishy({ claims, examinations }: Open, _: Seat, at: Seat): Reason | null {
  const fishy = examinations.filter(({ verdict }) => verdict === 'fishy');
  const claim = standing(claims).find(
    ({ by, kind, subject }) =>
      by === at && kind === 'clean' && fishy.some(({ suspect, weapon }) => subject === suspect || subject === weapon),
  );
  return claim?.kind === 'clean' ? about('fishy', claim.subject) : null;
}
