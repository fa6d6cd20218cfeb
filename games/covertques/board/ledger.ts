import type { Ledger, LedgerRow, Names, OfferGroup, Seat } from 'hush/game';
import { contradictions, type Fact, wordOf } from '../contradictions';
import type { Claim, View } from '../state';
import { claimWords, hintQuote, ROLE_NAMES } from '../text';
import { hintOf, othersOf } from './round';
import { ledgerText } from './text';

/** Lists claims by round, next to the hints and votes of the round. */
export const ledger: Ledger<View, Claim, Fact> = {
  claims: ({ claims }) => claims,
  contradictions,
  rows: (view, names) => view.dice.map((_, at) => rowFor(view, at + 1, names)),
  rowOf: ({ round }) => rowId(round),
  about: ledgerText.about,
  round: ({ round }) => round,
  roundName: 'round',
  when: ledgerText.when,
  words: (claim, names) => claimWords(claim, (seat) => names(seat)),
  brief({ kind, subject }, names) {
    if (kind === 'loyal') return ledgerText.loyal;
    return kind === 'meant' ? ledgerText.meant(subject) : ledgerText.suspects(names(subject));
  },
  rule: ({ rule }) => ledgerText.rules[rule as keyof typeof ledgerText.rules],
  fact: (fact, names) => ({ words: factWords(fact, names), when: 'round' in fact ? ledgerText.when(fact.round) : '' }),
  offers: (view, seat, names) => [
    {
      title: ledgerText.iSuspect,
      offers: othersOf(view, seat).map((other) => ({
        label: names(other),
        seat: other,
        kind: 'suspicion',
        subject: other,
        move: 'suspect',
      })),
    },
    meaning(view, seat),
    {
      title: ledgerText.myself,
      offers: [{ label: ledgerText.iAmLoyal, kind: 'loyal', subject: null }],
    },
  ],
};

function rowId(round: number): string {
  return `round ${round}`;
}

function rowFor(view: View, round: number, names: Names): LedgerRow {
  const result = view.results.find((each) => each.round === round);
  const did = Object.fromEntries(
    view.seats.flatMap((seat) => {
      const hint = hintOf(view, seat, round);
      const said = hint && hintQuote(hint);
      const vote = result?.votes[seat];
      const parts = [...(said ? [said] : []), ...(vote === undefined ? [] : [voteWords(vote, names)])];
      return parts.length > 0 ? [[seat, ledgerText.did(parts)]] : [];
    }),
  );
  const row = { id: rowId(round), name: ledgerText.row(round, wordOf(view, round) ?? ''), did };
  if (!result) return { ...row, shows: null };
  const { shown, role } = result;
  const shows = shown !== null && role !== null ? ledgerText.out(names(shown), ROLE_NAMES[role]) : ledgerText.nobodyOut;
  return { ...row, shows };
}

function voteWords(vote: Seat | null, names: Names): string {
  return vote === null ? ledgerText.skipped : ledgerText.voted(names(vote));
}

function factWords(fact: Fact, names: Names): string {
  if ('voter' in fact) return ledgerText.votedFor(names(fact.voter), names(fact.votedFor));
  if ('seat' in fact) return ledgerText.wasShown(names(fact.seat), ROLE_NAMES[fact.role]);
  return ledgerText.users(fact.others, fact.of);
}

/** Offers the claim that the seat's hint was only about the public word. */
function meaning(view: View, seat: Seat): OfferGroup {
  const word = view.publicWord ?? '';
  return {
    title: ledgerText.myHint(hintOf(view, seat, view.round)?.text ?? null),
    offers: [{ label: ledgerText.onlyAbout(word), kind: 'meant', subject: word }],
  };
}
