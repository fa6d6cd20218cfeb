import type { Seat } from '#shared/ids.ts';
import type { Apis } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import { cardAt, hasInFront, hiddenSlots, inSeatOrder } from '../queries';
import type { IntegrityCard, Sight, Slot, State } from '../state';

/** [GC-10] One player sees one hidden card; that it happened, everybody sees. */
export function look(G: State, by: Seat, at: Seat, slot: Slot, through: Sight, { tell }: Apis): void {
  learn(cardAt(G, at, slot), by);
  noteLook(G, by, at, slot, through);
  tell('looked', { by, at, slot, through });
}

/** Of several looks of one player at one card the last is kept. */
export function noteLook(G: State, by: Seat, at: Seat, slot: Slot, through: Sight): void {
  const card = must(G.slots[at])[slot];
  const others = G.looks.filter((each) => each.by !== by || each.card !== card);
  G.looks = [...others, { turn: G.turn, by, at, slot, card, through }];
}

/** From now on that player knows this card, wherever it goes. */
export function learn(card: IntegrityCard, seat: Seat): void {
  card.knownBy = inSeatOrder([...card.knownBy, seat]);
}

/** [GC-12, GC-25] A card lies face up for good; nothing happens to one that does. `more` is told with it. */
export function reveal(G: State, seat: Seat, slot: Slot, { tell }: Apis, more: { byShot?: true } = {}): void {
  const card = cardAt(G, seat, slot);
  if (card.isUp) return;
  card.isUp = true;
  tell('revealed', { seat, slot, face: card.face, ...more });
}

/**
 * [GC-39, GC-57] Whoever was investigated and has the Camera may look back, once a card or action; not at somebody
 * disguised or with nothing hidden.
 */
export function answerCameras(G: State, investigator: Seat, investigated: readonly Seat[]): void {
  const slots = hiddenSlots(G, investigator);
  if (slots.length === 0 || hasInFront(G, investigator, 'disguise')) return;
  for (const seat of new Set(investigated)) {
    if (seat === investigator || !hasInFront(G, seat, 'surveillance_camera')) continue;
    G.choices.push({ kind: 'surveillance_camera', seat, player: investigator, slots });
  }
}
