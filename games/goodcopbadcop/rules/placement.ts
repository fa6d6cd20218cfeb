import type { Seat } from '#shared/ids.ts';
import type { Apis } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import { SLOTS, type Slot, type State } from '../state';
import { openWindow } from './flow';
import { missStep } from './presence';

/** [GC-41] The card shown at that place goes to each slot. Which, nobody else learns. */
function arrange(G: State, seat: Seat, [first, second, third]: [Slot, Slot, Slot]): void {
  const shown = must(G.slots[seat]);
  G.slots[seat] = [shown[first], shown[second], shown[third]];
  G.placed = G.seats.filter((each) => each === seat || G.placed.includes(each));
}

/** Whoever has not placed gets an order of chance; the log says for whom. */
export function arrangeRest(G: State, apis: Apis): void {
  const { random, tell } = apis;
  const late = G.seats.filter((seat) => !G.placed.includes(seat));
  for (const seat of late) arrange(G, seat, random.Shuffle(SLOTS) as [Slot, Slot, Slot]);
  tell('placed-for', { seats: late });
  missStep(G, late, apis);
}

/** With the last one the cards are on the table and the match begins. */
export function place(G: State, seat: Seat, order: [Slot, Slot, Slot], apis: Apis): void {
  arrange(G, seat, order);
  if (G.placed.length === G.seats.length) openWindow(G, 'preGame', apis);
}
