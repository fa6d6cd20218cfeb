import type { Code, Seat } from '../../shared/ids';
import { flat, stepwise } from '../../shared/legality';
import type { Legality, LegalMoves } from '../../shared/module';
import type { Random } from '../../shared/random';
import { contains, isHint, isSameHint } from './rules/words';
import { type Guess, HINT_LENGTH, type Moves, type Phase, revealerOf, type View } from './state';

/** [CQ-49..51] Whose turn it is comes before what was typed; the code word is compared last of all. */
const hint: Legality<View, Moves['hint']> = stepwise<View, Moves['hint']>({
  refusal: (view, seat, [text, round]) =>
    closed(view, round) ?? during(view, 'hint') ?? mayHint(view, seat) ?? unfit(view, text),
  next(view, seat, draft) {
    const [text, round] = draft;
    if (text === undefined) {
      const isOpen = (closed(view) ?? during(view, 'hint') ?? mayHint(view, seat)) === null;
      const free = { maxLength: HINT_LENGTH, sample: (random: Random) => madeUp(view, random) };
      return { whole: false, picks: [], ...(isOpen && { text: free }) };
    }
    const isRight = hint.refusal(view, seat, [String(text)]) === null && (round === undefined || round === view.round);
    const rounds = round === undefined && isRight ? [{ mark: view.round, draft: [text, view.round] }] : [];
    return { whole: isRight, picks: rounds };
  },
});

/** What a seat may do, from its view alone. Of several reasons to refuse it gives the first, in a fixed order. */
export const legal: LegalMoves<View, Moves> = {
  seen: flat({
    refusal: (view) => closed(view) ?? during(view, 'night') ?? (view.me?.seen ? 'already-seen' : null),
    list: () => [[]],
  }),

  hint,

  saidIt: flat({
    refusal: (view, seat, [round]) =>
      closed(view, round) ??
      during(view, 'hint') ??
      (view.options.hintMode === 'spoken' ? null : 'typed-only') ??
      mayHint(view, seat),
    list: (view) => [[view.round], []],
  }),

  readyToVote: flat({
    refusal: (view, seat, [round]) =>
      closed(view, round) ?? during(view, 'discuss') ?? (view.ready.includes(seat) ? 'already-ready' : null),
    list: (view) => [[view.round], []],
  }),

  vote: flat({
    refusal: (view, seat, [player, round]) =>
      unknownSeat(view, player) ??
      closed(view, round) ??
      during(view, 'vote') ??
      (view.voted.includes(seat) ? 'already-voted' : null) ??
      unfitTarget(view, seat, player),
    list: (view) => view.seats.flatMap((player): Moves['vote'][] => [[player, view.round], [player]]),
  }),

  skip: flat({
    refusal: (view, seat, [round]) =>
      closed(view, round) ?? during(view, 'vote') ?? (view.voted.includes(seat) ? 'already-voted' : null),
    list: (view) => [[view.round], []],
  }),

  reveal: flat({
    refusal: (view, seat, [guess, round]) =>
      (guess === 'alone' ? null : unknownSeat(view, guess)) ??
      closed(view, round) ??
      mayReveal(view) ??
      (guess === 'alone' ? notAlone(view) : unfitTarget(view, seat, guess)),
    list: (view) => guessable(view).flatMap((guess): Moves['reveal'][] => [[guess, view.round], [guess]]),
  }),
};

/** For every move first: the match is over, or the round it was meant for is. */
function closed(view: View, round?: number): Code | null {
  if (view.outcome) return 'game-over';
  return round !== undefined && round !== view.round ? 'round-over' : null;
}

function during(view: View, phase: Phase): Code | null {
  return view.phase === phase ? null : 'not-now';
}

function mayHint(view: View, seat: Seat): Code | null {
  if (view.out.includes(seat)) return 'voted-out';
  if (saidThisRound(view).some(({ by }) => by === seat)) return 'already-hinted';
  return view.turn === null || view.turn === seat ? null : 'not-your-turn';
}

/** For everybody alike, but for the last: only who knows the code word can be refused for it. */
function unfit(view: View, text: string): Code | null {
  if (!isHint(text)) return 'invalid-hint';
  if (view.publicWord !== null && contains(text, view.publicWord)) return 'public-word';
  if (saidThisRound(view).some((said) => said.text !== null && isSameHint(said.text, text))) return 'repeated-hint';
  return view.me?.code && contains(text, view.me.code.word) ? 'code-word' : null;
}

function saidThisRound({ hints, round }: View) {
  return hints.filter((hint) => hint.round === round);
}

/** [CQ-29, CQ-47] The same answer for a User and for an insider at the wrong moment. */
function mayReveal(view: View): Code | null {
  return view.phase === 'discovery' && view.me?.role === revealerOf(view.round) ? null : 'not-now';
}

/** [CQ-27, CQ-58] The Hacker is always in, so only a Hacker can be alone. */
function notAlone(view: View): Code | null {
  return view.canBeAlone && view.me?.role === 'hacker' ? null : 'alone-not-offered';
}

function unfitTarget(view: View, seat: Seat, target: Seat): Code | null {
  if (target === seat) return 'self-target';
  return view.out.includes(target) ? 'target-voted-out' : null;
}

function unknownSeat(view: View, seat: Seat): Code | null {
  return view.seats.includes(seat) ? null : 'invalid-args';
}

function guessable(view: View): Guess[] {
  return [...view.seats, 'alone'];
}

/** A hint of no meaning that may be given now: two syllables or more. */
function madeUp(view: View, random: Random): string {
  for (let text = ''; ; text += syllable(random)) if (text.length > 3 && unfit(view, text) === null) return text;
}

function syllable(random: Random): string {
  return 'bdfgklmnprtvz'.charAt(random.Die(13) - 1) + 'aeiou'.charAt(random.Die(5) - 1);
}
