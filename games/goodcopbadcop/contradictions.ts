import { standing } from '#shared/claims.ts';
import type { Seat } from '#shared/ids.ts';
import { against, between, type Contradiction, type Side } from '#shared/ledger.ts';
import { type CardClaim, cardName, cardOf, isOfCard } from './claims';
import { facesFor } from './content/integrity';
import { type CardName, type Claim, type Face, isLeader, SLOTS, type Team, type View } from './state';

/** What everybody can see, where it speaks against a claim. */
export type Fact =
  /** A card lies open. */
  | { card: CardName; face: Face }
  /** All cards of an officer lie open, and no such leader is among them. */
  | { shown: Seat; without: Face }
  /** Of this face so many others lie open or were claimed, and more there are not. */
  | { face: Face; others: number; of: number };

type Seen = Pick<View, 'claims' | 'table' | 'seats' | 'acts'>;
type Found = Contradiction<Fact>;
type SideClaim = Extract<Claim, { kind: 'side' }>;
type OpenCard = { card: CardName; face: Face };

/** What of all that was said does not fit, by the cards that lie open and by what else was said. */
export function contradictions(view: Seen): Found[] {
  const said = standing(view.claims);
  const cards = said.filter(isOfCard);
  const sides = said.filter((claim): claim is SideClaim => claim.kind === 'side').filter((each) => holds(view, each));
  const open = openCards(view);
  return [
    ...openOtherwise(cards, open),
    ...oneCard(cards),
    ...(['agent', 'kingpin'] as const).flatMap((face) => oneLeader(face, sides, cards, open)),
    ...sides.flatMap((claim) => sideByLeader(claim, cards, open)),
    ...sides.flatMap((claim) => noSuchLeader(view, claim)),
    ...(['honest', 'crooked'] as const).flatMap((face) => tooMany(view, face, cards, open)),
  ];
}

/** Turned up, a card is something else than was said. */
function openOtherwise(cards: readonly CardClaim[], open: readonly OpenCard[]): Found[] {
  return cards.flatMap((claim) => {
    const shown = open.find(({ card }) => card === claim.subject);
    return shown && shown.face !== claim.kind ? [against('open-card', claim, shown)] : [];
  });
}

/** A card has one face: the first word on it against the first that differs. */
function oneCard(cards: readonly CardClaim[]): Found[] {
  const named = [...new Set(cards.map(({ subject }) => subject))];
  return named.flatMap((card) => {
    const all = cards.filter(({ subject }) => subject === card);
    const [first] = all;
    const others = all.filter(
      ({ kind }, at) => kind !== first?.kind && all.findIndex((each) => each.kind === kind) === at,
    );
    return first ? others.map((other) => between('one-card', first, other)) : [];
  });
}

/** Where a leader lies, or is said to: a card, or only an officer. */
type Place = { side: Side<Fact>; n: number; seat: Seat; card: CardName | null };

/** There is one Agent and one Kingpin. */
function oneLeader(
  face: 'agent' | 'kingpin',
  sides: readonly SideClaim[],
  cards: readonly CardClaim[],
  open: readonly OpenCard[],
): Found[] {
  const places: Place[] = [
    ...open.filter((each) => each.face === face).map((fact) => ({ side: { fact }, n: 0, ...spot(fact.card) })),
    ...[...sides.filter(({ subject }) => subject === face), ...cards.filter(({ kind }) => kind === face)]
      .sort((one, other) => one.n - other.n)
      .map(({ n, by, kind, subject }) => {
        const at = kind === 'side' ? { seat: by, card: null } : spot(subject as CardName);
        return { side: { claim: n }, n, ...at };
      }),
  ];
  const [first, ...others] = places;
  if (!first) return [];
  const apart = others.filter(({ seat, card }) => seat !== first.seat || isOther(card, first.card));
  // A card that lies open says it once for all claims of that card.
  return apart
    .filter(({ seat, card }, at) => apart.findIndex((each) => each.seat === seat && each.card === card) === at)
    .filter(({ card }) => !open.some((each) => each.card === card))
    .map((place): Found => {
      const rule = `one-${face}`;
      const claims = [first.n, place.n].filter((n) => n > 0);
      return { id: `${rule} ${first.card ?? first.seat} ${place.n}`, rule, sides: [first.side, place.side], claims };
    });
}

function spot(card: CardName): { seat: Seat; card: CardName } {
  return { seat: cardOf(card).seat, card };
}

function isOther(card: CardName | null, other: CardName | null): boolean {
  return card !== null && other !== null && card !== other;
}

/** Whoever holds a leader is of its side, whatever else lies there. */
function sideByLeader(claim: SideClaim, cards: readonly CardClaim[], open: readonly OpenCard[]): Found[] {
  const isAgainst = (face: Face) => isLeader(face) && teamBy(face) !== teamBy(claim.subject);
  const shown = open.find(({ card, face }) => cardOf(card).seat === claim.by && isAgainst(face));
  if (shown) return [against('side-shown', claim, shown)];
  const seen = cards.find(({ subject, kind }) => cardOf(subject).seat === claim.by && isAgainst(kind));
  return seen ? [between('side-seen', claim, seen)] : [];
}

/** Somebody who called themselves a leader lies open, and is none. */
function noSuchLeader({ table }: Seen, claim: SideClaim): Found[] {
  const faces = table[claim.by]?.cards.map(({ face }) => face) ?? [];
  if (!isLeader(claim.subject) || faces.includes(null) || faces.includes(claim.subject)) return [];
  return [against('no-leader', claim, { shown: claim.by, without: claim.subject })];
}

/** More cards of one face than there are, open ones and claimed ones together. */
function tooMany({ seats }: Seen, face: Face, cards: readonly CardClaim[], open: readonly OpenCard[]): Found[] {
  const of = facesFor(seats.length).filter((each) => each === face).length;
  const shown = open.filter((each) => each.face === face).map(({ card }) => card);
  const claimed = cards.filter(
    ({ kind, subject }, at) =>
      kind === face &&
      !open.some(({ card }) => card === subject) &&
      cards.findIndex((each) => each.kind === face && each.subject === subject) === at,
  );
  const others = shown.length + claimed.length - 1;
  const last = claimed.at(-1);
  if (!last || others < of) return [];
  const rule = `too-many-${face}`;
  const fact: Fact = { face, others, of };
  return [{ id: rule, rule, sides: [{ claim: last.n }, { fact }], claims: claimed.map(({ n }) => n) }];
}

/** Cards that change hands or sides change what an officer is: an older word on it is neither true nor false now. */
function holds({ acts }: Seen, claim: SideClaim): boolean {
  return !acts.some((act) => {
    if (act.kind !== 'use' || act.turn < claim.round || act.card !== 'blackmail') return false;
    return act.targets.some((target) => Array.isArray(target) && target[0] === claim.by);
  });
}

function openCards({ table, seats }: Seen): OpenCard[] {
  return seats.flatMap((seat) =>
    SLOTS.flatMap((slot) => {
      const face = table[seat]?.cards[slot].face ?? null;
      return face === null ? [] : [{ card: cardName(seat, slot), face }];
    }),
  );
}

function teamBy(face: Face): Team {
  return face === 'honest' || face === 'agent' ? 'honest' : 'crooked';
}
