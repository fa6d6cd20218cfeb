import type { Seat } from '../../../shared/ids';
import { must } from '../../../shared/must';
import type { Action, Declaration, Slot, State } from '../state';
import { takeGun } from './guns';
import { draw } from './hands';
import { answerCameras, look, reveal } from './looks';
import type { Table } from './queries';
import { fire } from './shot';

/** What the active player declared happens. */
export function perform(G: State, table: Table): void {
  const declared = must(G.declared, 'a declared action');
  const act = ACTIONS[declared.action] as (G: State, declared: Declaration, table: Table) => void;
  act(G, declared, table);
}

type Performed<Kind extends Action> = (
  G: State,
  declared: Extract<Declaration, { action: Kind }>,
  table: Table,
) => void;

/** Another action is one line here, one in `Declaration` and one legality. */
const ACTIONS: { readonly [Kind in Action]: Performed<Kind> } = {
  investigate(G, { player, slot }, table) {
    look(G, G.active, player, slot, 'investigate', table);
    answerCameras(G, G.active, [player]);
  },
  arm(G, { revealSlot, aimAt }, table) {
    takeGun(G, G.active, aimAt, table);
    turnUp(G, G.active, revealSlot, table);
  },
  equip(G, { revealSlot }, table) {
    draw(G, G.active, table);
    turnUp(G, G.active, revealSlot, table);
  },
  shoot: (G, _, table) => fire(G, table),
};

function turnUp(G: State, seat: Seat, slot: Slot | null, table: Table): void {
  if (slot !== null) reveal(G, seat, slot, table);
}
