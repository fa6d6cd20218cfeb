import type { Apis, Seat } from 'hush/game';
import type { EquipmentId, State, Target } from '../state';
import { record } from './acts';
import { effects } from './equipment';
import { finishEffect, forgetWindow } from './flow';
import { takeFromHand } from './hands';

/** Uses a card in hand. This closes the open window and drops its passes. */
export function useEquipment(G: State, by: Seat, card: EquipmentId, targets: readonly Target[], apis: Apis): void {
  takeFromHand(G, by, card);
  G.resolving = { by, card, from: G.phase };
  record(G, { turn: G.turn, by, kind: 'use', card, targets: [...targets] });
  apis.tell('used', { by, card, targets });
  forgetWindow(G);
  effects[card](G, by, targets, apis);
  finishEffect(G, apis);
}
