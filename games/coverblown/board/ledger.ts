import type { Ledger, LedgerRow } from 'hush/game';
import { TOKENS } from '../content/tokens';
import { TOKEN } from '../content/tokensText';
import { contradictions, type Fact } from '../contradictions';
import type { Claim, TokenId, View } from '../state';
import { DAY_NAMES, DAY_SHORT } from '../text';
import { isCleared } from './claims';
import { boardText, claimLine, ledgerText } from './text';

/** Defines the ledger, which lists claims about the case by suspect, weapon and cop. */
export const ledger: Ledger<View, Claim, Fact> = {
  claims: ({ claims }) => claims,
  contradictions,
  rows(view, names) {
    const mentioned = new Set(view.claims.map(rowOf));
    const all = [
      ...TOKENS.map((token) => tokenRow(view, token)),
      ...view.seats.map((seat): LedgerRow => ({ id: `cop ${seat}`, name: names(seat), shows: null })),
      { id: OWN, name: ledgerText.themselves, shows: null },
    ];
    return all.filter(({ id, shows }) => shows !== null || mentioned.has(id));
  },
  rowOf,
  about: ledgerText.about,
  round: ({ day }) => day,
  roundName: 'day',
  when: (day) => DAY_SHORT[day],
  words: claimLine,
  brief: ({ kind }) => ledgerText.brief[kind],
  rule: ({ rule }) => ledgerText.rules[rule as keyof typeof ledgerText.rules],
  fact: ({ unexaminedOn }) => ({
    words: ledgerText.nobodyExamined(DAY_NAMES[unexaminedOn]),
    when: DAY_SHORT[unexaminedOn],
  }),
};

const OWN = 'own';

/**
 * Returns the id of the row for a claim. Claims without a subject share one row, because cops make them about
 * themselves.
 */
function rowOf({ kind, subject }: Claim): string {
  if (subject === null) return OWN;
  return kind === 'suspicion' ? `cop ${subject}` : subject;
}

function tokenRow(view: View, token: TokenId): LedgerRow {
  const name = TOKEN.name[token];
  if (isCleared(view, token)) return { id: token, name, shows: boardText.cleared, tone: 'against' };
  const isFishy = view.examinations.some(
    ({ verdict, suspect, weapon }) => verdict === 'fishy' && (suspect === token || weapon === token),
  );
  return { id: token, name, shows: isFishy ? boardText.fishy : null };
}
