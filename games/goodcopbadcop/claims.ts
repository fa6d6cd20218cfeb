import { must, type Seat } from 'hush/game';
import { SEATS } from './queries';
import { type CardName, type CardTarget, type Claim, SLOTS, type Slot, type View } from './state';

/** Claims about cards, and the names of those cards. Everything here uses public facts only. */

/** Names of all cards that a claim can be about. */
export const CARD_NAMES = SEATS.flatMap((seat) => SLOTS.map((slot) => cardName(seat, slot)));

export function cardName(seat: Seat, slot: Slot): CardName {
  return `${seat}:${slot}`;
}

export function cardOf(name: CardName): { seat: Seat; slot: Slot } {
  const [seat, slot] = name.split(':');
  return { seat: must(seat), slot: Number(slot) as Slot };
}

export type CardClaim = Extract<Claim, { subject: CardName }>;

export function isOfCard(claim: Claim): claim is CardClaim {
  return claim.kind !== 'side' && claim.kind !== 'suspicion';
}

/** True if all players know that this seat has seen the face of this hidden card. */
export function hasSeen({ table }: View, seat: Seat, name: CardName): boolean {
  const at = cardOf(name);
  const file = table[at.seat];
  const card = file?.cards[at.slot];
  if (!file || !card) return false;
  return at.seat === seat ? file.placed : card.knownBy.includes(seat);
}

/** When two cards are swapped, changes the claims about them so that each claim is still about the same card. */
export function moveClaims(G: { claims: Claim[] }, one: CardTarget, other: CardTarget): void {
  const [from, to] = [cardName(...one), cardName(...other)];
  for (const claim of G.claims) {
    if (claim.subject === from) Object.assign(claim, { subject: to });
    else if (claim.subject === to) Object.assign(claim, { subject: from });
  }
}
