import type { Seat } from '#shared/ids.ts';
import type { Apis } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import type { Action, Declaration, Slot, State } from '../state';
import { takeGun } from './guns';
import { draw } from './hands';
import { answerCameras, look, reveal } from './looks';
import { fire } from './shot';

/** Performs the active player's declared action. */
export function perform(G: State, apis: Apis): void {
  const declared = must(G.declared, 'an action to perform');
  const act = ACTIONS[declared.action] as (G: State, declared: Declaration, apis: Apis) => void;
  act(G, declared, apis);
}

type Performed<Kind extends Action> = (G: State, declared: Extract<Declaration, { action: Kind }>, apis: Apis) => void;

/** A new action needs an entry here, one in `Declaration`, and its legality. */
const ACTIONS: { readonly [Kind in Action]: Performed<Kind> } = {
  investigate(G, { player, slot }, apis) {
    look(G, G.active, player, slot, 'investigate', apis);
    answerCameras(G, G.active, [player]);
  },
  arm(G, { revealSlot, aimAt }, apis) {
    takeGun(G, G.active, aimAt, apis);
    turnUp(G, G.active, revealSlot, apis);
  },
  equip(G, { revealSlot }, apis) {
    draw(G, G.active, apis);
    turnUp(G, G.active, revealSlot, apis);
  },
  shoot: (G, _, apis) => fire(G, apis),
};

function turnUp(G: State, seat: Seat, slot: Slot | null, apis: Apis): void {
  if (slot !== null) reveal(G, seat, slot, apis);
}
