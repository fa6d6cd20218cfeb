import {
  defineClaims,
  flat,
  hasSaidEnough,
  type Legality,
  type LegalMoves,
  pick,
  type Random,
  type Saying,
  type Seat,
  stamped,
  stepwise,
} from 'hush/game';
import { SPELLINGS } from './languages';
import { mayBeAlone } from './queries';
import { type Claimed, type Guess, HINT_LENGTH, type Moves, type Phase, revealerOf, type View } from './state';
import type { RefusalCode } from './text';
import { contains, hasTooManyMarks, isHint, isSameHint } from './words';

/** [CQ-49..51] Defines when a hint is legal. The check for the code word comes last. */
const hint: Legality<View, Moves['hint'], RefusalCode> = stepwise<View, Moves['hint'], RefusalCode>({
  closed: hintClosed,
  invalid: (view, _seat, [, round]) => roundOver(view, round),
  unfit: (view, _seat, [text]) => unfit(view, text),
  next(view, seat, draft) {
    const [text, round] = draft;
    if (text === undefined) {
      return { whole: false, picks: [], text: { maxLength: HINT_LENGTH, sample: (random) => madeUp(view, random) } };
    }
    const isRight = hint.refusal(view, seat, [String(text)]) === null && (round === undefined || round === view.round);
    const rounds = round === undefined && isRight ? [{ mark: view.round, draft: [text, view.round] }] : [];
    return { whole: isRight, picks: rounds };
  },
});

/**
 * Defines when claims are legal. Voted-out players may make claims. In the night and in discovery, no claim is legal.
 */
export const claims = defineClaims<View, Claimed, RefusalCode>({
  round: 'round',
  kinds: ['meant', 'loyal'],
  aside: true,
  silent: ({ quiet }) => (quiet ? 'not-now' : null),
  isKnown: (view, kind, subject) => subject === (kind === 'meant' ? view.publicWord : null),
  unfit: (view, seat, kind) =>
    kind === 'meant' && !saidThisRound(view).some((said) => said.by === seat && said.kind !== 'none')
      ? 'no-hint-given'
      : null,
  sayings: ({ publicWord }) => [['loyal', null], ...(publicWord === null ? [] : [meaning(publicWord)])],
});

const meaning = (word: string): Saying<Claimed> => ['meant', word];

/** Defines which moves are legal, judging only by the seat's view. */
export const legal: LegalMoves<View, Moves, RefusalCode> = {
  seen: flat({
    closed: (view) => over(view) ?? during(view, 'night') ?? (view.me?.seen ? 'already-seen' : null),
    list: () => [[]],
  }),

  hint,

  saidIt: flat({
    closed: sayingClosed,
    invalid: (view, _seat, [round]) => roundOver(view, round),
    list: (view) => stamped([], view.round),
  }),

  suspect: flat({
    closed: suspectClosed,
    invalid: (view, _seat, [player, round]) => unknownSeat(view, player) ?? roundOver(view, round),
    unfit: (view, seat, [player]) =>
      unfitTarget(view, seat, player) ?? (hasSuspected(view, seat, player) ? 'already-suspected' : null),
    list: (view) => view.seats.flatMap((player) => stamped([player], view.round)),
  }),

  readyToVote: flat({
    closed: readyClosed,
    invalid: (view, _seat, [round]) => roundOver(view, round),
    list: (view) => stamped([], view.round),
  }),

  vote: flat({
    closed: voteClosed,
    invalid: (view, _seat, [player, round]) => unknownSeat(view, player) ?? roundOver(view, round),
    unfit: (view, seat, [player]) => unfitTarget(view, seat, player),
    list: (view) => view.seats.flatMap((player) => stamped([player], view.round)),
  }),

  skip: flat({
    closed: voteClosed,
    invalid: (view, _seat, [round]) => roundOver(view, round),
    list: (view) => stamped([], view.round),
  }),

  reveal: flat({
    closed: revealClosed,
    invalid: (view, _seat, [guess, round]) =>
      (guess === 'alone' ? null : unknownSeat(view, guess)) ?? roundOver(view, round),
    unfit: (view, seat, [guess]) => unfitGuess(view, seat, guess),
    list: (view) => guessable(view).flatMap((guess) => stamped([guess], view.round)),
  }),

  pass: flat({
    closed: passClosed,
    invalid: (view, _seat, [round]) => roundOver(view, round),
    list: (view) => stamped([], view.round),
  }),

  ...claims.legal,
};

function over(view: View): RefusalCode | null {
  return view.outcome ? 'game-over' : null;
}

/** Returns a refusal if the match is over or the move was sent for an earlier round. */
function roundOver(view: View, round: number | undefined): RefusalCode | null {
  return over(view) ?? (round !== undefined && round !== view.round ? 'round-over' : null);
}

function hintClosed(view: View, seat: Seat): RefusalCode | null {
  return over(view) ?? missedHint(view, seat) ?? during(view, 'hint') ?? notToHint(view, seat);
}

function sayingClosed(view: View, seat: Seat): RefusalCode | null {
  const isSpoken = view.options.hintMode === 'spoken';
  const closed = missedHint(view, seat) ?? during(view, 'hint') ?? (isSpoken ? null : 'typed-only');
  return over(view) ?? closed ?? notToHint(view, seat);
}

function readyClosed(view: View, seat: Seat): RefusalCode | null {
  return over(view) ?? during(view, 'discuss') ?? (view.ready.includes(seat) ? 'already-ready' : null);
}

/** Returns a refusal of a suspicion outside the discussion, or after the seat has suspected every other player. */
function suspectClosed(view: View, seat: Seat): RefusalCode | null {
  const isOpen = view.seats.some(
    (player) => unfitTarget(view, seat, player) === null && !hasSuspected(view, seat, player),
  );
  return over(view) ?? during(view, 'discuss') ?? (isOpen ? null : 'already-suspected') ?? saidEnough(view, seat);
}

/** Returns a refusal of a suspicion if the seat has made as many claims as allowed. Suspicions count as claims. */
function saidEnough({ claims, round }: View, seat: Seat): RefusalCode | null {
  return hasSaidEnough(claims, seat, round) ? 'too-many-claims' : null;
}

function hasSuspected({ suspicions }: View, seat: Seat, player: Seat): boolean {
  return suspicions.some((each) => each.by === seat && each.player === player);
}

function voteClosed(view: View, seat: Seat): RefusalCode | null {
  return over(view) ?? during(view, 'vote') ?? (view.voted.includes(seat) ? 'already-voted' : null);
}

/**
 * [CQ-29, CQ-47] Returns why a guess is refused, or null if it is not. A User gets the same refusal as an insider at
 * the wrong time.
 */
function revealClosed(view: View): RefusalCode | null {
  const isMoment = view.phase === 'discovery' && view.me?.role === revealerOf(view.round);
  return over(view) ?? (isMoment ? null : 'not-now');
}

/**
 * [CQ-70] Returns why a seat may not pass, or null if it may. The result is the same for every role, so that it reveals
 * none. An insider who has passed may still name the partner.
 */
function passClosed(view: View, seat: Seat): RefusalCode | null {
  const closed = view.out.includes(seat) ? 'voted-out' : view.me?.passed ? 'already-passed' : null;
  return over(view) ?? during(view, 'discovery') ?? closed;
}

function during(view: View, phase: Phase): RefusalCode | null {
  return view.phase === phase ? null : 'not-now';
}

/**
 * Returns a refusal if the seat ran out of time to hint. Until the end of the round, it gets this code instead of
 * `already-hinted`.
 */
function missedHint(view: View, seat: Seat): RefusalCode | null {
  return saidThisRound(view).some(({ by, kind }) => by === seat && kind === 'none') ? 'hint-missed' : null;
}

function notToHint(view: View, seat: Seat): RefusalCode | null {
  if (view.out.includes(seat)) return 'voted-out';
  if (saidThisRound(view).some(({ by }) => by === seat)) return 'already-hinted';
  return view.turn === null || view.turn === seat ? null : 'not-your-turn';
}

/**
 * Returns why the text of a hint is refused, or null if it is not. The checks are the same for every seat, except that
 * only seats that know the code word are refused for using it.
 */
function unfit(view: View, text: string): RefusalCode | null {
  const { words } = view.options;
  if (!isHint(text)) return 'invalid-hint';
  if (hasTooManyMarks(text)) return 'too-many-marks';
  if (view.publicWord !== null && contains(text, view.publicWord, words)) return 'public-word';
  if (saidThisRound(view).some((said) => said.text !== null && isSameHint(said.text, text, words)))
    return 'repeated-hint';
  return view.me?.code && contains(text, view.me.code.word, words) ? 'code-word' : null;
}

function saidThisRound({ hints, round }: View) {
  return hints.filter((hint) => hint.round === round);
}

function unfitGuess(view: View, seat: Seat, guess: Guess): RefusalCode | null {
  if (guess === 'alone') return mayBeAlone(view) ? null : 'alone-not-offered';
  return unfitTarget(view, seat, guess);
}

function unfitTarget(view: View, seat: Seat, target: Seat): RefusalCode | null {
  if (target === seat) return 'self-target';
  return view.out.includes(target) ? 'target-voted-out' : null;
}

function unknownSeat(view: View, seat: Seat): RefusalCode | null {
  return view.seats.includes(seat) ? null : 'invalid-args';
}

function guessable(view: View): Guess[] {
  return [...view.seats, 'alone'];
}

/** Creates a hint of one or two plain words that is legal now. */
export function madeUp(view: View, random: Random): string {
  const { plain } = SPELLINGS[view.options.words];
  for (;;) {
    const first = pick(random, plain.first);
    const text = random.Number() < 0.5 ? first : `${first} ${pick(random, plain.second)}`;
    if (unfit(view, text) === null) return text;
  }
}
