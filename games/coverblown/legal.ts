import { defineClaims, flat, type LegalMoves, ON_YOUR_PHONE, type Saying, type Seat, stamped } from 'hush/game';
import { hasActed, standingPlan } from './queries';
import {
  CLAIM_KINDS,
  CLUE_TYPES,
  type Claim,
  type ClaimKind,
  type Day,
  type Moves,
  PLANS_A_DAY,
  SUSPECTS,
  type TokenId,
  type View,
  WEAPONS,
} from './state';
import type { RefusalCode } from './text';

export const claims = defineClaims<View, Claim, RefusalCode>({
  round: 'day',
  kinds: CLAIM_KINDS,
  aside: false,
  silent: (view, seat) => paused(view) ?? firstCallPending(view, seat),
  isKnown: isSubject,
  unfit: (_view, seat, kind, subject) => (kind === 'suspicion' && subject === seat ? 'self-target' : null),
  sayings,
});

/** Defines which moves are legal, judging only by the seat's view. */
export const legal: LegalMoves<View, Moves, RefusalCode> = {
  ackFirstCall: flat({
    closed: (view) => over(view) ?? (view.me?.acknowledged ? 'already-acknowledged' : null),
    list: () => [[]],
  }),

  investigate: flat({
    closed: callClosed,
    invalid: (view, _seat, [, round]) => roundOver(view, round),
    list: (view) => CLUE_TYPES.flatMap((type) => stamped([type], view.day)),
  }),

  examine: flat({
    closed: examinationClosed,
    invalid: (view, _seat, [, , round]) => roundOver(view, round),
    list: (view) => PAIRS.flatMap((pair) => stamped(pair, view.day)),
  }),

  shoot: flat({
    invalid: (view, _seat, [target]) => unknownSeat(view, target),
    closed: shotClosed,
    unfit: (view, seat, [target]) => (target === seat ? 'self-target' : null) ?? noBullet(view, seat),
    empty: () => 'no-bullet',
    list: (view) => view.seats.flatMap((target): Moves['shoot'][] => [[target], [target, 'why']]),
  }),

  iDied: flat({
    closed: (view) => paused(view) ?? (view.options.bulletsOnTable ? null : 'lives-counted-by-server'),
    list: () => [[]],
  }),

  announce: flat({
    closed: planClosed,
    invalid: (view, _seat, [, , round]) => roundOver(view, round),
    list: (view) => PAIRS.flatMap((pair) => stamped(pair, view.day)),
  }),

  agree: flat({
    closed: agreementClosed,
    invalid: (view, _seat, [round]) => roundOver(view, round),
    list: (view) => stamped([], view.day),
  }),

  object: flat({
    closed: objectionClosed,
    invalid: (view, _seat, [round]) => roundOver(view, round),
    list: (view) => stamped([], view.day),
  }),

  rest: flat({
    closed: restClosed,
    invalid: (view, _seat, [round]) => roundOver(view, round),
    list: (view) => stamped([], view.day),
  }),

  ...claims.legal,
};

const TOKENS: readonly TokenId[] = [...SUSPECTS, ...WEAPONS];
const PAIRS = SUSPECTS.flatMap((suspect) =>
  WEAPONS.map((weapon): [typeof suspect, typeof weapon] => [suspect, weapon]),
);

function over(view: View): RefusalCode | null {
  return view.outcome ? 'game-over' : null;
}

/** [CB-53] Refuses every move while a verdict is shown and after the match. */
function paused(view: View): RefusalCode | null {
  return over(view) ?? (view.isVerdictShown ? 'verdict-showing' : null);
}

/** Refuses a move after the match, or if it was meant for a different round than the current one. */
function roundOver(view: View, round: Day | undefined): RefusalCode | null {
  return over(view) ?? (round !== undefined && round !== view.day ? 'round-over' : null);
}

/**
 * Refuses a move until the seat has answered its first call. A public screen does not know secrets, so there a seat
 * counts as having answered only when it has acted in public.
 */
function firstCallPending(view: View, seat: Seat): RefusalCode | null {
  if (!view.me) return hasActed(view, seat) ? null : ON_YOUR_PHONE;
  return view.me.acknowledged ? null : 'first-call-pending';
}

function callClosed(view: View, seat: Seat): RefusalCode | null {
  return paused(view) ?? firstCallPending(view, seat) ?? (view.called.includes(seat) ? 'already-called' : null);
}

function examinationClosed(view: View, seat: Seat): RefusalCode | null {
  return paused(view) ?? firstCallPending(view, seat) ?? (view.day === 'friday' ? 'no-examine-on-friday' : null);
}

function planClosed(view: View, seat: Seat): RefusalCode | null {
  const today = view.plans.filter(({ by }) => by === seat);
  return examinationClosed(view, seat) ?? (today.length < PLANS_A_DAY ? null : 'too-many-plans');
}

/**
 * Returns a refusal of an objection if there is no proposal, if it is the seat's own, or if the seat has already
 * objected. Depends only on public facts, and not on the seat's side.
 */
function objectionClosed(view: View, seat: Seat): RefusalCode | null {
  const plan = standingPlan(view);
  const refused = () => {
    if (!plan) return 'no-plan';
    if (plan.by === seat) return 'own-plan';
    return plan.objections.includes(seat) ? 'already-objected' : null;
  };
  return paused(view) ?? firstCallPending(view, seat) ?? refused();
}

function agreementClosed(view: View, seat: Seat): RefusalCode | null {
  const hasAgreed = standingPlan(view)?.agreements.includes(seat);
  return objectionClosed(view, seat) ?? (hasAgreed ? 'already-agreed' : null);
}

function restClosed(view: View, seat: Seat): RefusalCode | null {
  return (
    paused(view) ??
    (view.practice ? null : 'no-practice') ??
    firstCallPending(view, seat) ??
    (view.rested.includes(seat) ? 'already-rested' : null)
  );
}

/** Returns why the seat can shoot no player now, or null if it can. Whether its bullet is spent is checked later. */
function shotClosed(view: View, seat: Seat): RefusalCode | null {
  return paused(view) ?? (view.options.bulletsOnTable ? 'bullets-on-table' : null) ?? firstCallPending(view, seat);
}

function noBullet(view: View, seat: Seat): RefusalCode | null {
  return view.bullets?.[seat] ? null : 'no-bullet';
}

function unknownSeat(view: View, seat: Seat): RefusalCode | null {
  return view.seats.includes(seat) ? null : 'invalid-args';
}

function sayings(view: View): Saying<Claim>[] {
  return [
    ...TOKENS.map((token): Saying<Claim> => ['clean', token]),
    ...SUSPECTS.map((suspect): Saying<Claim> => ['contact', suspect]),
    ['blown', null],
    ...view.seats.map((seat): Saying<Claim> => ['suspicion', seat]),
  ];
}

function isSubject(view: View, kind: ClaimKind, subject: TokenId | Seat | null): boolean {
  if (kind === 'blown' || subject === null) return kind === 'blown' && subject === null;
  if (kind === 'suspicion') return view.seats.includes(subject);
  const subjects: readonly string[] = kind === 'contact' ? SUSPECTS : TOKENS;
  return subjects.includes(subject);
}
