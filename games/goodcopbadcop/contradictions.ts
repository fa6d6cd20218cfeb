import { against, between, type Contradiction, type Seat, type Side, standing } from 'hush/game';
import { type CardClaim, cardName, cardOf, isOfCard } from './claims';
import { facesFor } from './content/integrity';
import { type CardName, type Claim, type Face, isLeader, SLOTS, type Team, type View } from './state';

/** A public fact that can contradict a claim. */
export type Fact =
  /** This card is face up and shows this face. */
  | { card: CardName; face: Face }
  /** All of this officer's cards are face up, and this leader is not one of these cards. */
  | { shown: Seat; without: Face }
  /** In addition to the claimed card, `others` cards of this face are face up or claimed, but only `of` are in play. */
  | { face: Face; others: number; of: number };

type Seen = Pick<View, 'claims' | 'table' | 'seats' | 'acts'>;
type Found = Contradiction<Fact>;
type SideClaim = Extract<Claim, { kind: 'side' }>;
type OpenCard = { card: CardName; face: Face };

/** Finds all claims that contradict each other or a face-up card. */
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

/** Finds claims about a card that was later turned up with a different face. */
function openOtherwise(cards: readonly CardClaim[], open: readonly OpenCard[]): Found[] {
  return cards.flatMap((claim) => {
    const shown = open.find(({ card }) => card === claim.subject);
    return shown && shown.face !== claim.kind ? [against('open-card', claim, shown)] : [];
  });
}

/**
 * Finds claims that give the same card different faces. Compares the first claim with the first claim of each other
 * face.
 */
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

/** A place where a leader is, according to a face-up card or a claim. If only the officer is known, `card` is null. */
type Place = { side: Side<Fact>; n: number; seat: Seat; card: CardName | null };

/** Finds claims that put the Agent or the Kingpin, of which there is only one each, in two places. */
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
  // Leaves out claims about a face-up card, because `openOtherwise` already reports them.
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

/**
 * Finds a leader, face up or claimed, among the speaker's cards that contradicts the side that the speaker claims to be
 * on.
 */
function sideByLeader(claim: SideClaim, cards: readonly CardClaim[], open: readonly OpenCard[]): Found[] {
  const isAgainst = (face: Face) => isLeader(face) && teamBy(face) !== teamBy(claim.subject);
  const shown = open.find(({ card, face }) => cardOf(card).seat === claim.by && isAgainst(face));
  if (shown) return [against('side-shown', claim, shown)];
  const seen = cards.find(({ subject, kind }) => cardOf(subject).seat === claim.by && isAgainst(kind));
  return seen ? [between('side-seen', claim, seen)] : [];
}

/** Finds claims to be a leader from speakers whose cards are all face up and include no such leader. */
function noSuchLeader({ table }: Seen, claim: SideClaim): Found[] {
  const faces = table[claim.by]?.cards.map(({ face }) => face) ?? [];
  if (!isLeader(claim.subject) || faces.includes(null) || faces.includes(claim.subject)) return [];
  return [against('no-leader', claim, { shown: claim.by, without: claim.subject })];
}

/**
 * Finds claims of a face that cannot all be true, because together with the face-up cards there would be more cards of
 * this face than are in play.
 */
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

/** True unless Blackmail has swapped one of the speaker's cards since the claim. Then the claim no longer counts. */
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
