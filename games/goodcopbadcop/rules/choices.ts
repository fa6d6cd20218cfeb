import type { Seat } from '../../../shared/ids';
import { must } from '../../../shared/must';
import type { EquipmentId, Slot, State } from '../state';
import { settle } from './flow';
import { aimAt } from './guns';
import { keepOne } from './hands';
import { look } from './looks';
import type { Table } from './queries';

/** [GC-21, GC-23] The shooter aims elsewhere, or whoever would be hit names a neighbour. */
export function choosePlayer(G: State, by: Seat, player: Seat, table: Table): void {
  const { kind } = must(G.choices.shift(), 'a choice');
  if (kind === 'restraining_order') aimAt(G, by, player, table);
  if (kind === 'riot_shield' && G.shot) {
    G.shot.redirect = player;
    G.acts.push({ turn: G.turn, by, kind: 'choose', card: kind, at: player });
    table.tell('redirected', { by, to: player });
  }
  settle(G, table);
}

/** [GC-39] The Camera's look is answered by no camera. */
export function chooseCard(G: State, by: Seat, slot: Slot, table: Table): void {
  const choice = must(G.choices.shift(), 'a choice');
  if (choice.kind === 'surveillance_camera') look(G, by, choice.player, slot, 'surveillance_camera', table);
  settle(G, table);
}

export function decline(G: State, by: Seat, table: Table): void {
  G.choices.shift();
  table.tell('declined', { by });
  settle(G, table);
}

export function discard(G: State, by: Seat, keep: EquipmentId, table: Table): void {
  G.choices.shift();
  keepOne(G, by, keep, table);
  settle(G, table);
}
