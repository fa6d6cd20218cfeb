import { type Apis, must, type Seat } from 'hush/game';
import { SLOTS, type Slot, type State } from '../state';
import { openMatch } from './firstPlayer';
import { missStep, tellAway } from './presence';

/**
 * [GC-41] Moves the cards at these three positions into the first, second and third slot. No other seat learns the
 * order.
 */
function arrange(G: State, seat: Seat, [first, second, third]: [Slot, Slot, Slot]): void {
  const shown = must(G.slots[seat]);
  G.slots[seat] = [shown[first], shown[second], shown[third]];
  G.placed = G.seats.filter((each) => each === seat || G.placed.includes(each));
}

/** Places the cards of late seats in random order, logs these seats, and starts the match. */
export function placeRest(G: State, apis: Apis): void {
  const { random, tell } = apis;
  const late = G.seats.filter((seat) => !G.placed.includes(seat));
  for (const seat of late) arrange(G, seat, random.Shuffle(SLOTS) as [Slot, Slot, Slot]);
  tell('placed-for', { seats: late });
  tellAway(missStep(G, late), apis);
  openMatch(G, apis);
}

/** Places a seat's cards. After the last seat, starts the match. */
export function place(G: State, seat: Seat, order: [Slot, Slot, Slot], apis: Apis): void {
  arrange(G, seat, order);
  if (G.placed.length === G.seats.length) openMatch(G, apis);
}
