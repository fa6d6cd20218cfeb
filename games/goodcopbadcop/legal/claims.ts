import { defineClaims, type Saying } from '#shared/claims.ts';
import type { Seat } from '#shared/ids.ts';
import { CARD_NAMES, cardOf, hasSeen } from '../claims';
import { isHidden, isLiving } from '../seen';
import { type CardName, type Claim, FACES, type Face, type View } from '../state';
import type { RefusalCode } from '../text';

/** Any seat may make claims at any moment, eliminated ones included: claims are talk. */
export const claims = defineClaims<View, Claim, RefusalCode>({
  round: 'turn',
  kinds: ['side', 'suspicion', ...FACES],
  aside: true,
  isKnown: ({ seats }, kind, subject) => {
    if (kind === 'suspicion') return seats.includes(subject);
    if (kind === 'side') return isFace(subject);
    return isCard(subject) && seats.includes(cardOf(subject).seat);
  },
  unfit(view, seat, kind, subject) {
    if (kind === 'suspicion') return subject !== seat && isLiving(view, subject) ? null : 'bad-target';
    return kind === 'side' ? null : unfitCard(view, seat, subject as CardName);
  },
  sayings: (view) => [
    ...FACES.map((face): Saying<Claim> => ['side', face]),
    ...view.seats.map((seat): Saying<Claim> => ['suspicion', seat]),
    ...CARD_NAMES.filter((name) => view.seats.includes(cardOf(name).seat)).flatMap((name) =>
      FACES.map((face): Saying<Claim> => [face, name]),
    ),
  ],
});

/** Returns a refusal for a card that the seat has not publicly seen, or that is face up. Null otherwise. */
function unfitCard(view: View, seat: Seat, name: CardName): RefusalCode | null {
  const at = cardOf(name);
  if (!isHidden(view, at.seat, at.slot)) return 'slot-not-hidden';
  return hasSeen(view, seat, name) ? null : 'not-seen';
}

function isFace(subject: string): subject is Face {
  return FACES.includes(subject as Face);
}

function isCard(subject: string): subject is CardName {
  return CARD_NAMES.includes(subject as CardName);
}
