import { must, type Random, type Seat, type Viewer } from 'hush/game';
import { EQUIPMENT_DECK } from '../content/equipment';
import type { EquipmentId, HandCard, View } from '../state';

type Hands = Record<Seat, HandCard[]>;

/**
 * Shuffles the equipment that the viewer has not seen and deals it to the other hands and the deck. Cards that were
 * taken from the viewer's hand stay with the players who now hold them.
 */
export function imagineHands(view: View, viewer: Viewer, random: Random): { hands: Hands; deck: EquipmentId[] } {
  const known: Hands = Object.fromEntries(view.seats.map((seat) => [seat, knownIn(view, viewer, seat)]));
  if (view.truth) {
    const { hands, deck } = view.truth;
    const held = view.seats.map((seat) => [seat, remember(must(hands[seat]), must(known[seat]))]);
    return { hands: Object.fromEntries(held), deck: [...deck] };
  }
  const cards = random.Shuffle(unseen(view, Object.values(known).flat()));
  const hands = Object.fromEntries(
    view.seats.map((seat) => {
      const hand = must(known[seat]);
      const more = cards.splice(0, must(view.table[seat]).hand - hand.length);
      const all = [...hand, ...more.map((card) => ({ card, knownBy: [] }))];
      return [seat, seat === viewer ? all : random.Shuffle(all)];
    }),
  );
  return { hands, deck: cards };
}

function knownIn({ me }: View, viewer: Viewer, seat: Seat): HandCard[] {
  if (!me || viewer === null) return [];
  if (seat === viewer) return me.hand.map((card) => ({ card, knownBy: [] }));
  return me.knownHands.filter((each) => each.seat === seat).map(({ card }) => ({ card, knownBy: [viewer] }));
}

/**
 * Returns a hand of these cards. Cards that are in `known` keep their `knownBy`, and the others are known to no other
 * seat.
 */
function remember(hand: readonly EquipmentId[], known: readonly HandCard[]): HandCard[] {
  const left = [...known];
  return hand.map((card) => {
    const at = left.findIndex((each) => each.card === card);
    return at < 0 ? { card, knownBy: [] } : must(left.splice(at, 1)[0]);
  });
}

function unseen(view: View, known: readonly HandCard[]): EquipmentId[] {
  const left = [...EQUIPMENT_DECK];
  const inFront = view.seats.flatMap((seat) => must(view.table[seat]).active);
  const played = view.resolving?.card ? [view.resolving.card] : [];
  const open = [...view.discards, ...view.centre, ...inFront, ...played, ...known.map(({ card }) => card)];
  for (const card of open) left.splice(left.indexOf(card), 1);
  return left;
}
