import type { Code, Seat } from '../../shared/ids';
import { flat } from '../../shared/legality';
import type { LegalMoves } from '../../shared/module';
import {
  CLAIMS_A_DAY,
  type ClaimKind,
  type ClueType,
  type Day,
  type Moves,
  SUSPECTS,
  type TokenId,
  type View,
  WEAPONS,
} from './state';

/** What a seat may do, from its view alone. Of several reasons to refuse it gives the first, in a fixed order. */
export const legal: LegalMoves<View, Moves> = {
  ackFirstCall: flat({
    refusal: (view) => closed(view) ?? (view.me?.acknowledged ? 'already-acknowledged' : null),
    list: () => [[]],
  }),

  investigate: flat({
    refusal: (view, seat, [, round]) =>
      closed(view, round) ?? firstCallPending(view) ?? (view.called.includes(seat) ? 'already-called' : null),
    list: (view) => CLUE_TYPES.flatMap((type) => withRound([type], view.day)),
  }),

  examine: flat({
    refusal: (view, _seat, [, , round]) =>
      closed(view, round) ?? firstCallPending(view) ?? (view.day === 'friday' ? 'no-examine-on-friday' : null),
    list: (view) => PAIRS.flatMap((pair) => withRound(pair, view.day)),
  }),

  shoot: flat({
    refusal: (view, seat, [target]) =>
      unknownSeat(view, target) ??
      closed(view) ??
      (view.options.bulletsOnTable ? 'bullets-on-table' : null) ??
      firstCallPending(view) ??
      (target === seat ? 'self-target' : null) ??
      (view.bullets?.[seat] ? null : 'no-bullet'),
    list: (view) => view.seats.map((target) => [target]),
  }),

  iDied: flat({
    refusal: (view) => closed(view) ?? (view.options.bulletsOnTable ? null : 'lives-counted-by-server'),
    list: () => [[]],
  }),

  claim: flat({
    refusal: (view, seat, [kind, subject, round]) =>
      (isSubject(view, kind, subject) ? null : 'invalid-args') ??
      closed(view, round) ??
      firstCallPending(view) ??
      (kind === 'suspicion' && subject === seat ? 'self-target' : null) ??
      (claimsToday(view, seat) < CLAIMS_A_DAY ? null : 'too-many-claims'),
    list: (view) => claims(view).flatMap((claim) => withRound(claim, view.day)),
  }),
};

const CLUE_TYPES: readonly ClueType[] = ['suspects', 'weapons'];
const TOKENS: readonly TokenId[] = [...SUSPECTS, ...WEAPONS];
const PAIRS = SUSPECTS.flatMap((suspect) =>
  WEAPONS.map((weapon): [typeof suspect, typeof weapon] => [suspect, weapon]),
);

/** How many claims a seat has made in the running round. */
function claimsToday(view: View, seat: Seat): number {
  return view.claims.filter(({ by, day }) => by === seat && day === view.day).length;
}

/** For every move first: the match is over, or the round it was meant for is. */
function closed(view: View, round?: Day): Code | null {
  if (view.outcome) return 'game-over';
  return round !== undefined && round !== view.day ? 'round-over' : null;
}

function firstCallPending(view: View): Code | null {
  return view.me?.acknowledged ? null : 'first-call-pending';
}

function unknownSeat(view: View, seat: Seat): Code | null {
  return view.seats.includes(seat) ? null : 'invalid-args';
}

type Claiming = [kind: ClaimKind, subject: TokenId | Seat | null];

function claims(view: View): Claiming[] {
  return [
    ...TOKENS.map((token): Claiming => ['clean', token]),
    ...SUSPECTS.map((suspect): Claiming => ['contact', suspect]),
    ['blown', null],
    ...view.seats.map((seat): Claiming => ['suspicion', seat]),
  ];
}

function isSubject(view: View, kind: ClaimKind, subject: TokenId | Seat | null): boolean {
  if (kind === 'blown' || subject === null) return kind === 'blown' && subject === null;
  if (kind === 'suspicion') return view.seats.includes(subject);
  const subjects: readonly string[] = kind === 'contact' ? SUSPECTS : TOKENS;
  return subjects.includes(subject);
}

/** Our client says which round it means; a move without one counts for the running round. */
function withRound<Args extends readonly unknown[]>(
  draft: readonly [...Args],
  day: Day,
): ([...Args] | [...Args, Day])[] {
  return [[...draft, day], [...draft]];
}
