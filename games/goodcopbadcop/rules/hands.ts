import { type Apis, must, type Seat } from 'hush/game';
import { inSeatOrder, seatsAfter } from '../queries';
import { type EquipmentId, HAND_LIMIT, type HandCard, type State } from '../state';

export function handOf(G: Pick<State, 'hands'>, seat: Seat): HandCard[] {
  return must(G.hands[seat], `the hand of seat ${seat}`);
}

/** [GC-16] Draws one card. Refills the deck from the discards only if the deck is empty. */
export function draw(G: State, seat: Seat, { random, tell }: Apis): void {
  const { secret } = G;
  if (secret.deck.length === 0) {
    secret.deck = random.Shuffle(G.discards);
    G.discards = [];
    tell('reshuffled');
  }
  handOf(G, seat).push({ card: must(secret.deck.pop(), 'a card to draw'), knownBy: [] });
  tell('drew', { seat });
}

/**
 * Takes a card out of a hand. If there are two copies, takes the one that other players know, so that they do not learn
 * about the other copy.
 */
export function takeFromHand(G: State, seat: Seat, card: EquipmentId): HandCard {
  const hand = handOf(G, seat);
  const alike = hand.filter((each) => each.card === card);
  const taken = must(alike.find(({ knownBy }) => knownBy.length > 0) ?? alike[0], `${card} in that hand`);
  hand.splice(hand.indexOf(taken), 1);
  return taken;
}

/** [GC-15] Discards all cards above the hand limit. Keeps the card `keep`. */
export function keepOne(G: State, seat: Seat, keep: EquipmentId, { tell }: Apis): void {
  const gone: EquipmentId[] = [];
  while (handOf(G, seat).length > HAND_LIMIT) {
    const cards = handOf(G, seat).map(({ card }) => card);
    const copies = cards.filter((card) => card === keep).length;
    const out = must(copies > 1 ? keep : cards.find((card) => card !== keep));
    gone.push(takeFromHand(G, seat, out).card);
  }
  G.discards.push(...gone);
  tell('discarded', { seat, cards: gone });
}

/** Returns the first seat, clockwise from the active seat, whose hand is over the limit. Null if there is none. */
export function overLimit(G: State): Seat | null {
  const clockwise = [G.active, ...seatsAfter(G.seats, G.active)];
  return clockwise.find((seat) => handOf(G, seat).length > HAND_LIMIT) ?? null;
}

/** [GC-56] Moves a hand card face down. Its former holder still knows it, and the player who moves it never sees it. */
export function passOn(G: State, from: Seat, to: Seat): void {
  const moved = must(handOf(G, from).shift(), 'a card to move');
  const knownBy = inSeatOrder([...moved.knownBy, from]).filter((seat) => seat !== to);
  handOf(G, to).push({ card: moved.card, knownBy });
}
