import { type Apis, must, type Seat } from 'hush/game';
import type { EquipmentId, Slot, State } from '../state';
import { record } from './acts';
import { finishEffect } from './flow';
import { aimAt } from './guns';
import { keepOne } from './hands';
import { look, reveal } from './looks';

/**
 * [GC-21, GC-23] Makes the choice for Restraining Order (the shooter's new target) or Riot Shield (the neighbour who is
 * hit instead).
 */
export function choosePlayer(G: State, by: Seat, player: Seat, apis: Apis): void {
  const { kind } = must(G.choices.shift(), 'a choice');
  if (kind === 'restraining_order') aimAt(G, by, player, apis);
  if (kind === 'riot_shield' && G.shot) {
    G.shot.redirect = player;
    record(G, { turn: G.turn, by, kind: 'choose', card: kind, at: player });
    apis.tell('redirected', { by, to: player });
  }
  finishEffect(G, apis);
}

/**
 * [GC-39, GC-72] Makes the choice for Surveillance Camera (which of the investigator's cards to look at) or after a
 * draw (which card to turn up).
 */
export function chooseCard(G: State, by: Seat, slot: Slot, apis: Apis): void {
  const choice = must(G.choices.shift(), 'a choice');
  if (choice.kind === 'surveillance_camera') look(G, by, choice.player, slot, 'surveillance_camera', apis);
  if (choice.kind === 'reveal') reveal(G, by, slot, apis);
  finishEffect(G, apis);
}

export function decline(G: State, by: Seat, apis: Apis): void {
  G.choices.shift();
  apis.tell('declined', { by });
  finishEffect(G, apis);
}

/** [GC-72] Ends the choice of a card to turn up after a draw when time runs out. No card is turned up. */
export function turnUpNothing(G: State, apis: Apis): void {
  G.choices.shift();
  finishEffect(G, apis);
}

export function discard(G: State, by: Seat, keep: EquipmentId, apis: Apis): void {
  G.choices.shift();
  keepOne(G, by, keep, apis);
  finishEffect(G, apis);
}
