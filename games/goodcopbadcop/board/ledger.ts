import type { Ledger, LedgerRow, Names, OfferGroup, Seat } from 'hush/game';
import { cardName, cardOf, hasSeen } from '../claims';
import { FACE_NAMES, ROLE_PHRASES } from '../content/facesText';
import { contradictions, type Fact } from '../contradictions';
import { livingIn } from '../seen';
import { type CardName, type Claim, FACES, SLOTS, type View } from '../state';
import { claimWords } from '../text';
import { ledgerText } from './text';

/** Defines the ledger, which lists claims about officers and their cards. */
export const ledger: Ledger<View, Claim, Fact> = {
  claims: ({ claims }) => claims,
  contradictions,
  rows(view, names) {
    const mentioned = new Set(view.claims.map(rowOf));
    const all = view.seats.flatMap((seat) => [
      { id: officerRow(seat), name: names(seat), shows: null },
      ...SLOTS.map((slot) => cardRow(view, cardName(seat, slot), names)),
    ]);
    return all.filter(({ id, shows }) => shows !== null || mentioned.has(id));
  },
  rowOf,
  about: ledgerText.about,
  round: ({ turn }) => turn,
  roundName: 'turn',
  when: (turn) => ledgerText.turn(turn),
  words: claimWords,
  brief: ({ kind, subject }) => {
    if (kind === 'suspicion') return ledgerText.suspected;
    return kind === 'side' ? ROLE_PHRASES[subject] : FACE_NAMES[kind];
  },
  rule: ({ rule }) => ledgerText.rules[rule as keyof typeof ledgerText.rules],
  fact: (fact, names) => ({ words: factWords(fact, names), when: '' }),
  offers: (view, seat, names) => [
    { title: ledgerText.iAm, offers: FACES.map((face) => ({ label: FACE_NAMES[face], kind: 'side', subject: face })) },
    ...cardGroups(view, seat, names),
    {
      title: ledgerText.iSuspect,
      offers: livingIn(view)
        .filter((other) => other !== seat)
        .map((other) => ({ label: names(other), seat: other, kind: 'suspicion', subject: other })),
    },
  ],
};

function rowOf(claim: Claim): string {
  if (claim.kind === 'side') return officerRow(claim.by);
  return claim.kind === 'suspicion' ? officerRow(claim.subject) : claim.subject;
}

function officerRow(seat: Seat): string {
  return `officer ${seat}`;
}

function cardRow(view: View, name: CardName, names: Names): LedgerRow {
  const { seat, slot } = cardOf(name);
  const face = view.table[seat]?.cards[slot].face ?? null;
  return { id: name, name: ledgerText.card(names(seat), slot + 1), shows: face && FACE_NAMES[face] };
}

function factWords(fact: Fact, names: Names): string {
  if ('card' in fact) {
    const { seat, slot } = cardOf(fact.card);
    return ledgerText.lies(names(seat), slot + 1, FACE_NAMES[fact.face]);
  }
  if ('shown' in fact) return ledgerText.shows(names(fact.shown), ROLE_PHRASES[fact.without]);
  return ledgerText.counted(FACE_NAMES[fact.face], fact.others, fact.of);
}

/**
 * Groups the claims that this seat may make about covered cards that it has seen. Cards that it looked at last come
 * first, its own cards last.
 */
function cardGroups(view: View, seat: Seat, names: Names): OfferGroup[] {
  const lookedAt = view.looks.filter(({ by }) => by === seat).map(({ now }) => cardName(now.seat, now.slot));
  const last = (name: CardName) => lookedAt.lastIndexOf(name);
  const seen = view.seats
    .flatMap((of) => SLOTS.map((slot) => cardName(of, slot)))
    .filter((name) => hasSeen(view, seat, name) && isCovered(view, name))
    .sort((one, other) => last(other) - last(one));
  const [own, others] = [
    seen.filter((name) => cardOf(name).seat === seat),
    seen.filter((name) => cardOf(name).seat !== seat),
  ];
  return [...others, ...own].map((name) => {
    const at = cardOf(name);
    const title = at.seat === seat ? ledgerText.mine(at.slot + 1) : ledgerText.looked(names(at.seat), at.slot + 1);
    return { title, offers: FACES.map((face) => ({ label: FACE_NAMES[face], kind: face, subject: name })) };
  });
}

function isCovered({ table }: View, name: CardName): boolean {
  const { seat, slot } = cardOf(name);
  return table[seat]?.cards[slot].face === null;
}
