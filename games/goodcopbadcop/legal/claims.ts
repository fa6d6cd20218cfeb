import { defineClaims, type Saying, type Seat } from 'hush/game';
import { CARD_NAMES, cardOf, hasSeen } from '../claims';
import { isHidden, isLiving } from '../seen';
import { type CardName, type Claim, FACES, type Face, type View } from '../state';
import type { RefusalCode } from '../text';

/** Defines when claims are legal. Claims have no effect, so any seat may make them at any time, even if eliminated. */
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

/**
 * Refuses a claim about a card that is face up, or that the seat is not publicly known to have seen. Returns null
 * otherwise.
 */
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
