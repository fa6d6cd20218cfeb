import {
  type Deduction,
  type Deed,
  type EntryOf,
  type Lying,
  must,
  type Names,
  nameUnlessYou,
  type Pair,
  type Seat,
  type StoryEvent,
  type Tale,
} from 'hush/game';
import { type Claim, type Guess, isInsider, type Role, type Side, sideOf, type View, type VoteResult } from './state';
import { STORY } from './storyText';
import { claimWords, ROLE_PHRASES } from './text';

/** Tells the story of a match: who claimed to be with the users, and whom the votes and the guess named. */

const roleOf = (view: View, seat: Seat): Role => must(must(view.truth).roles[seat]);
const isOf = (view: View, seat: Seat, side: Side): boolean => sideOf(roleOf(view, seat)) === side;

/** Returns a player's name, or null for the reader. */
const other = nameUnlessYou;

function wasWords(view: View, seat: Seat, names: Names): string {
  return STORY.was(other(names, seat), ROLE_PHRASES.was[roleOf(view, seat)]);
}

export const lying: Lying<View, Claim, Facts> = {
  claims: ({ claims }) => claims,
  isFalse: (view, { by, kind }) => kind === 'loyal' && isOf(view, by, 'insiders'),
  judgements(view, seat) {
    const named = isOf(view, seat, 'users') ? view.results.flatMap(({ votes }) => votes[seat] ?? []) : [];
    const isRight = named.map((other) => isInsider(roleOf(view, other)));
    return view.revealed?.by === seat ? [...isRight, view.revealed.isRight] : isRight;
  },
  weight: (view, { by, round }) => (isInsider(roleOf(view, by)) ? 20 : 10) - round,
  hides: (_view, { by }) => ({ field: trustIn(by), thing: by }),
  hearers: (view) => view.seats.filter((seat) => isOf(view, seat, 'users')),
  deeds,
  pair: (view, { by }, names): Pair => [STORY.claimed(other(names, by)), wasWords(view, by, names)],
  open: { includes: ({ kind }) => kind === 'meant', note: STORY.notJudged },
  words: (claim, names) => claimWords(claim, names),
  note: (view, { by, round }, names) => `${STORY.madeIn(round)} ${wasWords(view, by, names)}`,
  fooled: STORY.fooled,
};

/** Returns the `field` of an act that shows trust in this player. */
const trustIn = (seat: Seat) => `trust in ${seat}`;

/**
 * Returns the suspicions and votes. They show doubt in the player they name. A vote for another player alone shows no
 * trust. A player shows trust by turning away in public from the player they accused last: by taking the suspicion
 * back, or by voting for someone else.
 */
function deeds(facts: readonly EntryOf<Facts>[]): Deed[] {
  const accused = new Map<Seat, Seat>();
  return facts.flatMap(({ n, code, facts: said }): Deed[] => {
    if (code === 'counted') {
      return Object.entries(said.votes).flatMap(([by, named]): Deed[] => {
        const last = accused.get(by);
        if (named === null) return [];
        accused.set(by, named);
        const vote = { by, n, field: null, on: [named] };
        return last === undefined || last === named ? [vote] : [vote, { by, n, field: trustIn(last), on: [] }];
      });
    }
    if (code === 'suspected') {
      const { by, player } = said;
      accused.set(by, player);
      return [{ by, n, field: null, on: [player] }];
    }
    if (code !== 'retracted' || said.kind !== 'suspicion' || accused.get(said.by) !== said.subject) return [];
    accused.delete(said.by);
    return [{ by: said.by, n, field: trustIn(said.subject), on: [] }];
  });
}

type Revealed = { by: Seat; role: Role; guess: Guess; isRight: boolean };

/** The facts of the log entries that the story uses, by code. */
type Facts = {
  'round-began': { round: number; word: string };
  suspected: { by: Seat; player: Seat };
  retracted: Pick<Claim, 'by' | 'kind' | 'subject'>;
  counted: VoteResult;
  shown: { seat: Seat; role: Role };
  revealed: Revealed;
};

export const story: Tale<View, Claim, Facts> = {
  lying,

  when: (facts) => roundsOf(facts).map((round) => (round === 0 ? STORY.night : STORY.round(round))),

  events: (view, facts, names) =>
    facts.flatMap(({ n, code, facts: said }): StoryEvent[] => {
      if (code === 'counted') {
        const { nobody, votes } = said;
        if (nobody === null) return [];
        const lead = nobody === 'tied' ? STORY.tied : STORY.skipped;
        const caught = Object.values(votes).filter((named) => named !== null && isInsider(roleOf(view, named))).length;
        const rest = caught === 0 ? STORY.nobodyOut : STORY.forInsider(caught);
        return [{ n, mark: 'wrong', lead, rest, weight: 2 + caught }];
      }
      if (code === 'shown') {
        const { seat, role } = said;
        const lead = STORY.votedOut(other(names, seat));
        const rest = wasWords(view, seat, names);
        return [{ n, mark: isInsider(role) ? 'end' : 'vote', lead, rest, weight: isInsider(role) ? 9 : 6 }];
      }
      if (code === 'suspected') {
        const { by, player } = said;
        const rest = wasWords(view, player, names);
        const weight = isInsider(roleOf(view, player)) ? 3 : 1;
        return [{ n, mark: 'look', lead: STORY.suspected(other(names, by), other(names, player)), rest, weight }];
      }
      if (code === 'round-began') {
        const { round, word } = said;
        return [{ n, mark: 'call', lead: STORY.began(round), rest: STORY.word(word), weight: 0 }];
      }
      if (code !== 'revealed') return [];
      return [{ n, mark: 'end', ...revealed(said, view, names), weight: 9 }];
    }),

  deductions(view, facts, names) {
    const rounds = roundsOf(facts);
    return facts.flatMap(({ code, facts: said }, at): Deduction[] => {
      const round = rounds[at] ?? 0;
      if (code === 'revealed') {
        const { by, guess, isRight } = said;
        if (!isRight) return [];
        const words = guess === 'alone' ? STORY.iAmAlone : STORY.itIs(other(names, guess));
        const because =
          guess === 'alone' ? STORY.trueIn(round) : `${STORY.when(round)} ${wasWords(view, guess, names)}`;
        return [{ by, words, because, weight: 10 }];
      }
      const early = at / facts.length;
      if (code === 'suspected') {
        const { by, player } = said;
        return pointed(
          view,
          { by, at: player, words: STORY.iSuspect(other(names, player)), round, weight: 4 - early },
          names,
        );
      }
      if (code !== 'counted') return [];
      const { votes, shown } = said;
      return Object.entries(votes).flatMap(([by, named]) =>
        named === null
          ? []
          : pointed(
              view,
              {
                by,
                at: named,
                words: STORY.votedFor(other(names, named)),
                round,
                weight: (shown === named ? 8 : 6) - early,
              },
              names,
            ),
      );
    });
  },

  cause(view, _facts, names): Pair {
    const { revealed: guess, votedOut } = view;
    if (guess) {
      const { lead, rest } = revealed(guess, view, names);
      return [lead, rest];
    }
    const last = votedOut.at(-1)?.seat;
    return last === undefined ? [STORY.ended, ''] : [STORY.votedOut(other(names, last)), wasWords(view, last, names)];
  },
};

/** Returns the round of each log line, which is 0 for the night. */
function roundsOf(facts: readonly EntryOf<Facts>[]): number[] {
  let round = 0;
  return facts.map(({ code, facts: said }) => {
    if (code === 'round-began') ({ round } = said);
    return round;
  });
}

interface Pointed extends Pick<Deduction, 'by' | 'words' | 'weight'> {
  at: Seat;
  round: number;
}

/** Returns a deduction if a user voted for or suspected an insider. */
function pointed(view: View, { by, at, words, round, weight }: Pointed, names: Names): Deduction[] {
  if (!isOf(view, by, 'users') || !isInsider(roleOf(view, at))) return [];
  return [{ by, words, because: `${STORY.when(round)} ${wasWords(view, at, names)}`, weight }];
}

function revealed(
  { by, guess }: Pick<Revealed, 'by' | 'guess'>,
  view: View,
  names: Names,
): Pick<StoryEvent, 'lead' | 'rest'> {
  if (guess !== 'alone')
    return { lead: STORY.named(other(names, by), other(names, guess)), rest: wasWords(view, guess, names) };
  const partner = view.seats.find((seat) => seat !== by && isInsider(roleOf(view, seat)));
  const rest = partner === undefined ? STORY.wasAlone : wasWords(view, partner, names);
  return { lead: STORY.saidAlone(other(names, by)), rest };
}
