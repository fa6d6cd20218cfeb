import { type Apis, must, type Seat } from 'hush/game';
import { cardAt, hasInFront, hiddenSlots, inSeatOrder } from '../queries';
import type { IntegrityCard, Sight, Slot, State } from '../state';

/** [GC-10] Shows a hidden card to a player. That the player looks at it is public. */
export function look(G: State, by: Seat, at: Seat, slot: Slot, through: Sight, { tell }: Apis): void {
  learn(cardAt(G, at, slot), by);
  noteLook(G, by, at, slot, through);
  tell('looked', { by, at, slot, through });
}

/** Records a look. If a player looks at the same card several times, only the last look is kept. */
export function noteLook(G: State, by: Seat, at: Seat, slot: Slot, through: Sight): void {
  const card = must(G.slots[at])[slot];
  const others = G.looks.filter((each) => each.by !== by || each.card !== card);
  G.looks = [...others, { turn: G.turn, by, at, slot, card, through }];
}

/** Records that the seat has seen this card. The seat then knows the card even after it is moved. */
export function learn(card: IntegrityCard, seat: Seat): void {
  card.knownBy = inSeatOrder([...card.knownBy, seat]);
}

/**
 * [GC-12, GC-25] Turns a card face up for the rest of the match, unless it already is. `more` is added to the facts in
 * the log.
 */
export function reveal(G: State, seat: Seat, slot: Slot, { tell }: Apis, more: { byShot?: true } = {}): void {
  const card = cardAt(G, seat, slot);
  if (card.isUp) return;
  card.isUp = true;
  tell('revealed', { seat, slot, face: card.face, ...more });
}

/**
 * [GC-39, GC-57] Lets each investigated player who has a Surveillance Camera look back once, unless the investigator is
 * disguised or has no hidden card.
 */
export function answerCameras(G: State, investigator: Seat, investigated: readonly Seat[]): void {
  const slots = hiddenSlots(G, investigator);
  if (slots.length === 0 || hasInFront(G, investigator, 'disguise')) return;
  for (const seat of new Set(investigated)) {
    if (seat === investigator || !hasInFront(G, seat, 'surveillance_camera')) continue;
    G.choices.push({ kind: 'surveillance_camera', seat, player: investigator, slots });
  }
}
